/** The card that a touched log line speaks of, so that the board can light it. */
class Spotlight {
  card = $state("");
}

export const spotlight = new Spotlight();

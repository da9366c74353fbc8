export type Language = "en" | "fr";
export type Pace = "slow" | "normal" | "fast" | "instant" | "step";
export type Theme = "auto" | "day" | "night";
/** What is heard of what others say at a table. */
export type Hearing = "all" | "reactions" | "nothing";

export const languages: Language[] = ["en", "fr"];
export const paces: Pace[] = ["slow", "normal", "fast", "instant", "step"];
export const themes: Theme[] = ["auto", "day", "night"];
export const hearings: Hearing[] = ["all", "reactions", "nothing"];

const place = "flibuste.settings";

interface Kept {
  language: Language;
  theme: Theme;
  pace: Pace;
  oneClick: boolean;
  forced: boolean;
  sound: boolean;
  effects: boolean;
  volume: number;
  notify: boolean;
  found: boolean;
  hearing: Hearing;
  night: boolean;
  sleepsAt: string;
  wakesAt: string;
  name: string;
}

const isTime = (said: unknown): said is string => typeof said === "string" && /^\d\d:\d\d$/.test(said);
const MINUTES = 24 * 60;
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** No clock stands still for longer. */
const LONGEST_NIGHT = 10 * 60;

/** What a player prefers, on this device only. */
export class Settings implements Kept {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  pace = $state<Pace>("normal");
  /** A click on a card makes the move at once, without a preview first. */
  oneClick = $state(false);
  /** Moves without an alternative are made without a click. */
  forced = $state(false);
  sound = $state(false);
  /** Cards, coins and dice are heard. */
  effects = $state(false);
  /** Of everything that is heard, from 0 to 100. */
  volume = $state(50);
  notify = $state(false);
  /** Calls reach this browser while the page is closed. */
  found = $state(false);
  hearing = $state<Hearing>("all");
  /** Clocks of games over days stand still while this player sleeps. */
  night = $state(false);
  sleepsAt = $state("22:00");
  wakesAt = $state("07:00");
  /** What the player is called at new tables. */
  name = $state("");

  #systemNight = $state(false);

  constructor() {
    this.language = navigator.languages.find((l) => /^(en|fr)\b/.test(l))?.startsWith("fr") ? "fr" : "en";
    Object.assign(this, this.#read());
    const night = matchMedia("(prefers-color-scheme: dark)");
    this.#systemNight = night.matches;
    night.addEventListener("change", () => (this.#systemNight = night.matches));
  }

  get isNight(): boolean {
    return this.theme === "night" || (this.theme === "auto" && this.#systemNight);
  }

  /** The minute of the day when it begins, and its minutes; none where nothing is to stand still. */
  get nightInUtc(): { begins: number; lasts: number } {
    const [begins, ends] = [minuteOf(this.sleepsAt), minuteOf(this.wakesAt)];
    const lasts = this.night ? Math.min((ends - begins + MINUTES) % MINUTES, LONGEST_NIGHT) : 0;
    return lasts > 0 ? { begins: (begins + new Date().getTimezoneOffset() + MINUTES) % MINUTES, lasts } : { begins: 0, lasts: 0 };
  }

  switchTheme(): void {
    this.theme = this.isNight ? "day" : "night";
  }

  switchLanguage(): void {
    this.language = this.language === "en" ? "fr" : "en";
  }

  /** To be called in an effect: everything read here is kept whenever it changes. */
  keep(): void {
    const { language, theme, pace, oneClick, forced, sound, effects, volume, notify, found, hearing, night, sleepsAt, wakesAt, name } = this;
    const kept: Kept = { language, theme, pace, oneClick, forced, sound, effects, volume, notify, found, hearing, night, sleepsAt, wakesAt, name };
    try {
      localStorage.setItem(place, JSON.stringify(kept));
    } catch {
      // private browsing: preferences then last as long as the page
    }
  }

  #read(): Partial<Kept> {
    try {
      const kept = JSON.parse(localStorage.getItem(place) ?? "{}") as Partial<Kept>;
      const known: Partial<Kept> = {};
      if (languages.includes(kept.language as Language)) known.language = kept.language;
      if (themes.includes(kept.theme as Theme)) known.theme = kept.theme;
      if (paces.includes(kept.pace as Pace)) known.pace = kept.pace;
      if (typeof kept.oneClick === "boolean") known.oneClick = kept.oneClick;
      if (typeof kept.forced === "boolean") known.forced = kept.forced;
      if (typeof kept.sound === "boolean") known.sound = kept.sound;
      if (typeof kept.effects === "boolean") known.effects = kept.effects;
      if (typeof kept.volume === "number" && kept.volume >= 0 && kept.volume <= 100) known.volume = kept.volume;
      if (typeof kept.notify === "boolean") known.notify = kept.notify;
      if (typeof kept.found === "boolean") known.found = kept.found;
      if (hearings.includes(kept.hearing as Hearing)) known.hearing = kept.hearing;
      if (typeof kept.night === "boolean") known.night = kept.night;
      if (isTime(kept.sleepsAt)) known.sleepsAt = kept.sleepsAt;
      if (isTime(kept.wakesAt)) known.wakesAt = kept.wakesAt;
      if (typeof kept.name === "string") known.name = kept.name;
      return known;
    } catch {
      return {};
    }
  }
}

export const settings = new Settings();

"""Everything that can happen has words in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from tests.words.speech import NAMES, random_game

from flibuste.games import find_title
from flibuste.games.port_royal.pieces import NONE, TO_GIVE_UP, TO_HAVE, Ask
from flibuste.games.port_royal.play import STEPS
from flibuste.games.port_royal.scoring import RANKS
from flibuste.games.port_royal.tale import MISSIONS, STORIES
from flibuste.kernel.refusals import Reason
from flibuste.kernel.title import Title
from flibuste.phrases import LANGUAGES, Phrases, UnknownLanguage
from flibuste.words import Words, signed

SOURCES = Path(__file__).parents[2] / "src" / "flibuste"
WORDY_FOLDERS = sorted(folder.parent for folder in (SOURCES / "games").rglob("words"))
TITLE_FOLDERS = [folder for folder in WORDY_FOLDERS if (folder / "rules").is_dir()]
"""Without boxes of several titles, whose words are those of the pieces that they share."""
FOLDERS = [*WORDY_FOLDERS, SOURCES / "kernel", SOURCES / "bots", SOURCES / "cli"]
FILES = [folder / "words" / f"{language}.ftl" for folder in FOLDERS for language in LANGUAGES]
FORMS = ("", "a", "the", "ability")
OTHER_FORMS = {
    "contract": ("", "text"),
    "adventurer": ("", "ability", "line"),
    "tale_event": ("", "text"),
    "mission": ("", "text"),
    "story": ("", "text"),
    "chapter": ("", "recap"),
}
"""Of what is no card."""
NOBODY_DECIDES = {"levy", "busted", "throw", "begin", "stopped", "month"}
"""Steps that only wait for others."""


def port_royal() -> Title:
    return find_title("port_royal")


@pytest.fixture
def title() -> Title:
    return port_royal()


def messages(file: Path) -> dict[str, ast.Message]:
    body = parse(file.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def forms(file: Path) -> set[str]:
    """Ids, and ids with their attributes."""
    found = set()
    for id, message in messages(file).items():
        found |= {id, *[f"{id}.{attribute.id.name}" for attribute in message.attributes]}
    return found


# --- the files --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_language_has_the_same_messages(folder: Path) -> None:
    english = forms(folder / "words" / "en.ftl")
    for language in LANGUAGES:
        assert forms(folder / "words" / f"{language}.ftl") == english


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_a_file_has_no_broken_message_and_none_twice(file: Path) -> None:
    body = parse(file.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


def plain_text(file: Path) -> str:
    return "\n".join(line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))


@pytest.mark.parametrize("file", [file for file in FILES if file.stem == "fr"], ids=lambda file: str(file.parts[-3]))
def test_french_typography(file: Path) -> None:
    """No-break spaces before high punctuation, and curly apostrophes."""
    text = plain_text(file)
    assert re.findall(r"\w+'\w+", text) == []
    assert re.findall(r"[^\n]* [;:!?»%](?:\s[^\n]*|$)", text) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_messages_use_the_same_arguments_in_every_language(folder: Path) -> None:
    """A misspelt argument would show only in the sentence that uses it."""
    english = known_to(folder, "en")
    french = known_to(folder, "fr")
    for id in messages(folder / "words" / "en.ftl"):
        if id not in ("reason-ship-comes-first", "reason-not-in-harbor"):  # forms of one card
            assert arguments(french[id], french) == arguments(english[id], english), id


def known_to(folder: Path, language: str) -> dict[str, ast.Message]:
    """The messages of a folder, and those of its box and of every game, which it may refer to."""
    return {
        id: message
        for place in (SOURCES / "kernel", folder.parent, folder)
        if (place / "words").is_dir()
        for id, message in messages(place / "words" / f"{language}.ftl").items()
    }


def arguments(node: ast.BaseNode, known: dict[str, ast.Message]) -> set[str]:
    """What a message needs, also through the messages it refers to."""
    found: set[str] = set()
    if isinstance(node, ast.VariableReference):
        found.add(node.id.name)
    if isinstance(node, ast.MessageReference):
        found |= arguments(known[node.id.name], known)
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found |= arguments(child, known)
    return found


@pytest.mark.parametrize("folder", TITLE_FOLDERS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("kind", ["reason", "event"])
def test_no_words_for_what_never_happens(kind: str, folder: Path) -> None:
    """A reason that nothing gives, or an event that nothing tells, would be kept in two languages for nobody."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    words = [id.removeprefix(f"{kind}-") for id in messages(folder / "words" / "en.ftl") if id.startswith(f"{kind}-")]
    assert len(words) > 20
    assert [name for name in words if f'"{name}"' not in code] == []


# --- everything that can be said --------------------------------------------------------------------------------------


def test_every_move_has_words_of_its_own(words: Words) -> None:
    told = [words.move(move) for move in port_royal().book.moves if "card" not in move.facts]
    assert len(set(told)) == len(told)
    for move in port_royal().book.moves:
        assert words.move(move)


def test_every_card_has_all_its_forms(words: Words) -> None:
    for piece in port_royal().catalogue():
        for form in OTHER_FORMS.get(str(piece["kind"]), FORMS):
            text = words.card(str(piece["code"]), form)
            assert text
            assert not text.startswith(("card-", f"{piece['kind']}-"))


def test_every_contract_has_its_own_name_and_condition(words: Words) -> None:
    codes = [str(piece["code"]) for piece in port_royal().catalogue() if piece["kind"] == "contract"]
    assert len(codes) == 18
    for form in ("", "text"):
        assert len({words.card(code, form) for code in codes}) == 18
    assert all(words.card(code, "text").endswith(".") for code in codes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mission_says_all_that_its_data_ask_for(language: str) -> None:
    """PR-ADV-18: what must be there, and what it costs."""
    folder = SOURCES / "games" / "port_royal"
    known = known_to(folder, language)
    for mission in MISSIONS:
        text = next(one for one in known[f"mission-{mission.number}"].attributes if one.id.name == "text")
        said = arguments(text, known)
        assert {"asks", "pays"} & said == ({"asks"} if mission.asks else set()) | ({"pays"} if mission.pays else set())


def test_letters_and_signs_of_the_tale_lean(words: Words) -> None:
    """What stands between stars does; the same number of them in every language."""
    stars = {story.code: words.card(story.code, "text").count("*") for story in STORIES}
    assert {code: number for code, number in stars.items() if number} == LEANING
    assert words.card("story:63", "text").split("\n\n")[1].startswith("*")


LEANING = {"story:27": 2, "story:28a": 2, "story:28b": 2, "story:63": 4, "story:43": 2, "story:54": 2, "story:58": 2}


def test_whatever_a_contract_may_ask_for_has_words(words: Words) -> None:
    """Every word of its data, alone and with others, in the reason too."""
    asked = [Ask(name, count, NONE).written(count) for name in [*TO_HAVE, *TO_GIVE_UP] for count in (1, 2)]
    asked += ["cheap_characters:4:3", "times:1", "times:2", "moment", "turn", "marker"]
    assert len({words.missing(one) for one in asked}) == len(set(asked))
    told = words.reason(Reason("contract-condition", "PR-CON-03", {"contract": "contract:jinx", "lacks": asked[:3]}))
    assert words.list([words.missing(one) for one in asked[:3]]) in told


def test_a_contract_says_what_its_data_ask_for() -> None:
    """PR-CONL-01, PR-CONL-02, PR-CONL-17: the words follow the numbers."""
    words = Words(port_royal(), "en")
    assert words.card("contract:luminary", "text") == "Have a Priest and a Jester."
    assert words.card("contract:trade_master", "text") == "Have 2 Traders."
    thrifty = "Have 4 characters of cost 3 or less, as printed on the card."
    assert words.card("contract:thrifty_staff", "text") == thrifty
    assert words.card("contract:ransom", "text") == "Pay 15 coins."
    assert words.card("contract:frigate_nemesis", "text") == "Trade 3 frigates without taking their gold."


def test_a_mission_says_what_its_data_ask_for() -> None:
    """PR-ADV-18: the words follow the numbers; twins have one name."""
    words = Words(port_royal(), "en")
    assert words.card("mission:13", "text") == "Have a Priest and pay 4 coins."
    assert words.card("mission:15", "text") == "Have 2 swords and discard 2 ships of Ares Pirates."
    assert words.card("mission:40", "text") == "Have 3 characters of cost 3 or less, as printed on the card."
    assert words.card("mission:51", "text").startswith("In your turn, stop with 4 cards in the harbor, pay 5 coins")
    assert words.card("mission:12") == words.card("mission:13") == "Father Anselm"
    assert words.card("v-frigate-rum:3/0c", "a") == "a frigate (3 swords, rum)"
    assert words.card("v-expedition:shb") == "Expedition (a Settler, with medicinal herbs and 1 bread)"


def test_a_ship_says_its_strength(words: Words) -> None:
    text = words.card("pinnace:4/3", "a")
    assert text == {"en": "a pinnace (4 swords)", "fr": "une pinasse (4 sabres)"}[words.language]


def test_every_step_has_a_name_and_prompts(words: Words) -> None:
    for step in [*[step.name for step in STEPS if step.name not in NOBODY_DECIDES], "gambled", "over"]:
        assert step == "gambled" or words.step(step)
        told = {
            words.prompt(step, 0, NAMES, you, {"cards": cards, "first": first})
            for you in (0, 1)
            for cards in range(4)
            for first in (True, False)
        }
        assert step == "over" or any("Anne" in text for text in told)


def test_score_sheet_and_endings(words: Words) -> None:
    for options in ({}, {"contracts": "competitive"}, {"adventure": "competitive"}):
        *_, game = random_game(port_royal(), "sheet", 3, dict(options))
        for line in game.score_sheet():
            assert words.source(line["source"])
    endings = ["points", "points_and_expedition", "decision_limit", "contracts_done", "time_up"]
    for ending in [*endings, "trophy", "chapter_won", "chapter_lost"]:
        assert words.ending(ending)


def test_ranks_of_a_team(words: Words) -> None:
    told = {words.rank(rank) for rank in RANKS}
    assert len(told) == len(RANKS) == 5
    assert words.text("line-rank", {"rank": words.rank("pirate")}).endswith("Pirate.")


def test_ready_made_games_and_their_warnings(words: Words) -> None:
    title = port_royal()
    told = {words.preset(preset.id) for preset in title.presets}
    assert len(told) == len(title.presets)
    assert all(words.preset(preset.id, "help").endswith(".") for preset in title.presets)
    init = (SOURCES / "games" / "port_royal" / "__init__.py").read_text(encoding="utf-8")
    warnings = re.findall(r'found\.append\("([a-z_]+)"\)', init)
    assert warnings
    assert all(words.warning(key).endswith(".") for key in warnings)


# --- what single sentences look like ----------------------------------------------------------------------------------


def test_you_and_the_others() -> None:
    words = Words(port_royal(), "en")
    event = {"name": "card-revealed", "facts": {"seat": 0, "card": "pinnace:4/3"}}
    assert words.event(event, NAMES, 0) == "You reveal a pinnace (4 swords)."
    assert words.event(event, NAMES, 1) == "Anne reveals a pinnace (4 swords)."
    assert words.event(event, NAMES) == "Anne reveals a pinnace (4 swords)."
    twins = {"name": "harbor-cleared", "facts": {"cards": ["priest:4/1", "pinnace:4/3", "priest:4/1"]}}
    assert words.event(twins, NAMES) == "3 cards leave the harbor: 2 Priests and a pinnace (4 swords)."


def test_a_reason_gives_its_numbers() -> None:
    facts: dict[str, int | str] = {
        "card": "admiral:9/3", "cost": 8, "printed": 9, "discount": 1, "fee": 0, "coins": 6, "short": 2,
    }  # fmt: skip
    reason = Reason("coins-short", "PR-HIRE-01", facts)
    english = Words(port_royal(), "en").reason(reason)
    assert english == "Admiral: it costs 8 (9 − 1 Señorita) and you have 6 coins: 2 short."
    french = Words(port_royal(), "fr").reason(reason)
    assert french == "Amiral\xa0: cela coûte 8 (9 − 1 Señorita) et vous avez 6 pièces\xa0: il en manque 2."
    with_fee = Words(port_royal(), "en").reason(Reason("coins-short", "PR-FEE-03", {**facts, "fee": 1, "short": 3}))
    assert (
        with_fee == "Admiral: it costs 8 (9 − 1 Señorita) plus 1 for the active player and you have 6 coins: 3 short."
    )


@pytest.mark.parametrize(
    "winners, you, english, french",
    [
        ([0], 0, "You win!", "Vous gagnez\u202f!"),
        ([0], 1, "Anne wins.", "Anne l’emporte."),
        ([0, 2], 0, "Anne and Chloé share the victory.", "Anne et Chloé se partagent la victoire."),
        ([], 0, "Nobody wins.", "Personne ne gagne."),
    ],
)
def test_the_end(winners: list[int], you: int, english: str, french: str) -> None:
    event = {"name": "game-over", "facts": {"winners": winners, "ending": "points"}}
    assert Words(port_royal(), "en").event(event, NAMES, you) == f"The game is over. {english}"
    assert Words(port_royal(), "fr").event(event, NAMES, you) == f"La partie est terminée. {french}"


def test_lists_as_each_language_writes_them() -> None:
    english, french = Words(port_royal(), "en"), Words(port_royal(), "fr")
    assert english.list([]) == ""
    assert english.list(["a"]) == "a"
    assert english.list(["a", "b"]) == "a and b"
    assert english.list(["a", "b", "c"]) == "a, b, and c"
    assert french.list(["a", "b", "c"]) == "a, b et c"


@pytest.mark.parametrize(
    "coins, influence, english, french",
    [
        (4, 0, ": +4 coins.", "\xa0: +4 pièces."),
        (1, 2, ": +1 coin, +2 influence.", "\xa0: +1 pièce, +2 d’influence."),
        (0, 1, ": +1 influence.", "\xa0: +1 d’influence."),
        (0, 0, ".", "."),
    ],
)
def test_a_contract_in_a_sentence(coins: int, influence: int, english: str, french: str) -> None:
    facts = {"seat": 0, "contract": "contract:luminary", "coins": coins, "influence": influence, "slot": 0}
    event = {"name": "contract-completed", "facts": facts}
    assert Words(port_royal(), "en").event(event, NAMES, 0) == f"You complete the contract “Luminary”{english}"
    told = Words(port_royal(), "fr").event(event, NAMES, 1)
    assert told == f"Anne remplit le contrat «\xa0Sommité\xa0»{french}"


@pytest.mark.parametrize("key", ["no-marker-left", "claim-not-now", "contract-not-open", "active-player-only"])
def test_reasons_about_contracts(words: Words, key: str) -> None:
    assert words.reason(Reason(key, "PR-CON-10", {"contract": "contract:jinx"})).endswith(".")


def test_a_coin_for_somebody() -> None:
    words = Words(port_royal(), "en")
    gift = next(move for move in port_royal().book.moves if move.notation == "gift 1")
    assert words.move(gift, NAMES) == "Give the coin to Bao"
    event = {"name": "coin-given", "facts": {"seat": 0, "to": 1, "coins": 1}}
    assert words.event(event, NAMES, 1) == "Anne chooses you for the ship’s gift: 1 coin."


def test_merchants_and_their_ships() -> None:
    words = Words(port_royal(), "en")
    store = next(move for move in port_royal().book.moves if move.notation == "store u-merchant-green:6/2")
    assert words.move(store) == "Keep the ship under the green Merchant (cost 6)"
    facts = {"seat": 2, "card": "u-skiff:1/2", "merchant": "u-merchant-green:6/2"}
    told = words.event({"name": "ship-stored", "facts": facts}, NAMES)
    assert told == "Chloé keeps the skiff under the green Merchant: +1 influence."


def test_a_gift_ship_says_so(words: Words) -> None:
    assert (
        words.card("a-pinnace:4/3g", "a")
        == {
            "en": "a pinnace (4 swords, with a gift)",
            "fr": "une pinasse (4 sabres, avec un cadeau)",
        }[words.language]
    )
    ability = words.card("a-pinnace:4/3g", "ability")
    assert {"en": "1 coin goes to another player", "fr": "1 pièce va à un autre joueur"}[words.language] in ability


def test_a_tax_says_what_it_leaves() -> None:
    words = Words(port_royal(), "en")
    assert words.card("u-tax", "ability").startswith("Whoever has 9 coins or more keeps only 8.")
    assert "gives up half" in words.card("tax:swords", "ability")


@pytest.mark.parametrize(
    "winners, you, ending, english, french",
    [
        ([0, 1], 0, "contracts_done", "Anne and Bao win together!", "Anne et Bao gagnent ensemble\u202f!"),
        ([0], 0, "contracts_done", "You win!", "Vous gagnez\u202f!"),
        ([], 0, "time_up", "the game is lost.", "la partie est perdue."),
    ],
)
def test_the_end_of_a_team(winners: list[int], you: int, ending: str, english: str, french: str) -> None:
    event = {"name": "game-over", "facts": {"winners": winners, "ending": ending}}
    assert Words(port_royal(), "en").event(event, NAMES, you).endswith(english)
    assert Words(port_royal(), "fr").event(event, NAMES, you).endswith(french)


def test_previews_have_signs() -> None:
    words = Words(port_royal(), "en")
    assert words.preview({"coins": -3, "influence": 2, "fee": 1}) == "−3 coins, +2 influence, fee of 1 included"
    assert words.preview({"coins": 1}) == "+1 coin"
    assert words.preview({"bust": 0}) == ""
    assert signed(0) == "+0"


def test_what_has_no_words_is_complained_about() -> None:
    words = Words(port_royal(), "en")
    assert words.text("no-such-message") == "no-such-message"
    assert words.text("title-name", form="help") == "title-name"
    assert "passes" in words.text("event-passed")
    assert len(words.complaints) >= 3
    assert words.card("kraken:9/9") == "kraken:9/9"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="choose one of: en, fr"):
        Words(port_royal(), "tlh")
    with pytest.raises(UnknownLanguage):
        Phrases("", ["flibuste.cli"])


def test_everything_about_setting_up_has_words(words: Words) -> None:
    title = port_royal()
    clashes = re.findall(r'Clash\("(\w+)"', (SOURCES / "games/port_royal/__init__.py").read_text(encoding="utf-8"))
    settings: list[dict[str, object]] = [
        {"gambler": True},
        {"contracts": "competitive", "sets_sail_cards": True},
        {"sets": "sets_sail", "gambler": True},
    ]
    warned = [key for setting in settings for key in title.warnings(title.agree(2, setting))]
    assert len(clashes) >= 6
    assert len(warned) >= 2
    for id in [f"clash-{key}" for key in clashes] + [f"warning-{key}" for key in warned]:
        assert words.text(id.replace("_", "-"))

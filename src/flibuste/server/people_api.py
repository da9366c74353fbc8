"""People over HTTP: keeping a name, looking after one's devices and passkeys."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.datastructures import State

from flibuste.server.asking import FOUND, POSTED_TO, AnyRequest, host_of, refusals, visitor_of
from flibuste.server.host import NotYours, clean
from flibuste.server.people import OFFERED_FOR, People, Person
from flibuste.server.profiles import board_info, person_info
from flibuste.server.protocol import (
    Arrive,
    AskPasskey,
    BoardInfo,
    DeviceInfo,
    DropDevice,
    DropPasskey,
    KeepName,
    Me,
    NewName,
    NewPasskey,
    OfferInfo,
    OpenPasskey,
    PasskeyAsk,
    PasskeyInfo,
    PasskeyQuestion,
    PersonInfo,
    Ways,
    Whose,
)

MINE: Final = 12
"""Tables that a device is told of."""


def known(state: State, request: AnyRequest, told: str) -> Person:
    """NotYours where nobody's device asks; who tries many keys is not even told that."""
    visitor = visitor_of(request)
    with visitor.trying_keys(NotYours):
        person = host_of(state).people.known(told)
    visitor.is_person(person.id)
    return person


def me(people: People, person: Person, key: str) -> Me:
    own = person.device(key)
    devices = [
        DeviceInfo(device.key[:16], device.label, device.since, device.seen, device is own) for device in person.devices
    ]
    passkeys = [PasskeyInfo(passkey.id, passkey.label, passkey.since, passkey.seen) for passkey in person.passkeys]
    return Me(person.id, person.name, person.since, devices, people.tables(person.id, MINE), passkeys)


@post("/api/people", spends="people", responses=POSTED_TO)
async def keep_name(state: State, data: KeepName) -> Me:
    """A new person, who is known by a key of this device."""
    people = host_of(state).people
    return me(people, await people.keep(clean(data.name), data.key, clean(data.device)), data.key)


@post("/api/people/me", status_code=200, responses=POSTED_TO)
async def tell_me(state: State, request: AnyRequest, data: Whose) -> Me:
    people, person = host_of(state).people, known(state, request, data.person)
    await people.seen(person, data.person)
    return me(people, person, key_in(data.person))


@post("/api/people/name", spends="names", status_code=200, responses=POSTED_TO)
async def change_name(state: State, request: AnyRequest, data: NewName) -> Me:
    people, person = host_of(state).people, known(state, request, data.person)
    return me(people, await people.rename(person, clean(data.name)), key_in(data.person))


@post("/api/people/drop", spends="names", status_code=200, responses=POSTED_TO)
async def drop_device(state: State, request: AnyRequest, data: DropDevice) -> Me:
    """From then on the device is nobody's; the seats that it holds stay its own."""
    people, person = host_of(state).people, known(state, request, data.person)
    return me(people, await people.drop_device(person, data.device), key_in(data.person))


@post("/api/people/offer", spends="names", status_code=200, responses=POSTED_TO)
async def offer_move(state: State, request: AnyRequest, data: Whose) -> OfferInfo:
    """A code by which one comes to another device."""
    people = host_of(state).people
    return OfferInfo(await people.offer(known(state, request, data.person)), int(OFFERED_FOR))


@post("/api/people/arrive", spends="codes", status_code=200, responses=POSTED_TO)
async def arrive(state: State, data: Arrive) -> Me:
    people = host_of(state).people
    return me(people, await people.arrive(data.code, data.key, clean(data.device)), data.key)


@get("/api/ways", responses=refusals())
async def show_ways(state: State) -> Ways:
    host = host_of(state)
    return Ways(host.passkeys.can_be_used, host.site.host, host.site.told, host.bells.public_key)


@post("/api/passkeys/new", spends="names", status_code=200, responses=POSTED_TO)
async def ask_new_passkey(state: State, request: AnyRequest, data: Whose) -> PasskeyAsk:
    """What a new passkey is to sign."""
    return await host_of(state).passkeys.ask_new(known(state, request, data.person))


@post("/api/passkeys", spends="names", responses=POSTED_TO)
async def add_passkey(state: State, request: AnyRequest, data: NewPasskey) -> Me:
    host, person = host_of(state), known(state, request, data.person)
    return me(host.people, await host.passkeys.add(person, data, clean(data.device)), key_in(data.person))


@post("/api/passkeys/drop", spends="names", status_code=200, responses=POSTED_TO)
async def drop_passkey(state: State, request: AnyRequest, data: DropPasskey) -> Me:
    """From then on it opens nothing here; devices that came by it stay."""
    people, person = host_of(state).people, known(state, request, data.person)
    return me(people, await people.drop_passkey(person, data.passkey), key_in(data.person))


@post("/api/passkeys/ask", spends="codes", status_code=200, responses=POSTED_TO)
async def ask_passkey(state: State, data: AskPasskey) -> PasskeyQuestion:
    """What somebody's passkey is to sign, whoever they are."""
    return await host_of(state).passkeys.ask(data.key)


@post("/api/passkeys/open", spends="codes", status_code=200, responses=POSTED_TO)
async def open_by_passkey(state: State, data: OpenPasskey) -> Me:
    """A person comes to this device, which has made up a key of its own."""
    host = host_of(state)
    return me(host.people, await host.passkeys.open(data, clean(data.device)), data.key)


@get("/api/people/{id:str}", responses=FOUND)
async def show_person(state: State, id: str) -> PersonInfo:
    """What everybody may see of somebody who keeps their name."""
    host = host_of(state)
    return person_info(host.people, host.ratings, id)


@get("/api/titles/{id:str}/ratings", responses=refusals(400, 404))
async def show_board(state: State, id: str) -> BoardInfo:
    """Who plays a title best."""
    host = host_of(state)
    return board_info(host.people, host.ratings, id)


def key_in(told: str) -> str:
    return told.partition(".")[2]


routes: Final = [
    keep_name,
    tell_me,
    change_name,
    drop_device,
    offer_move,
    arrive,
    show_ways,
    ask_new_passkey,
    add_passkey,
    drop_passkey,
    ask_passkey,
    open_by_passkey,
    show_person,
    show_board,
]

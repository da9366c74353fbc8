import type { Me } from "../../protocol";
import { addPasskey, arrive, changeName, dropDevice, dropPasskey, keepName, openByPasskey, Refused, tellMe } from "../api";
import { newToken } from "../keys";
import { settings } from "../settings.svelte";
import { deviceName } from "./device";
import { makePasskey, signByPasskey } from "./passkeys";
import { deviceKey, personId, whose, write } from "./token";

/** Whoever plays on this device, where they keep their name. */
class Self {
  info = $state.raw<Me | null>(null);
  id = $state(personId());

  /** Asks the server; a device that it does not know any more is a guest's again. */
  async load(): Promise<void> {
    if (!whose()) return;
    try {
      this.#know(await tellMe(whose()));
    } catch (error) {
      if (error instanceof Refused && error.status === 403) this.leave();
      // else: what is known here is good enough until the server answers
    }
  }

  /** The key is kept before the server hears of it: no lost answer can lock anybody out. */
  async keep(name: string): Promise<void> {
    write({ id: "", key: deviceKey() || newToken(), tables: [] });
    this.#know(await keepName({ name, key: deviceKey(), device: deviceName() }));
  }

  async arrive(code: string): Promise<void> {
    const key = newToken();
    this.#come(key, await arrive({ code, key, device: deviceName() }));
  }

  /** False: no passkey was shown. */
  async open(): Promise<boolean> {
    const key = newToken();
    const signed = await signByPasskey(key);
    if (signed) this.#come(key, await openByPasskey({ ...signed, device: deviceName() }));
    return signed !== null;
  }

  /** False: no passkey was made. */
  async secure(): Promise<boolean> {
    const made = await makePasskey(whose());
    if (made) this.#know(await addPasskey({ ...made, device: deviceName() }));
    return made !== null;
  }

  async dropPasskey(passkey: string): Promise<void> {
    this.#know(await dropPasskey({ person: whose(), passkey }));
  }

  async rename(name: string): Promise<void> {
    this.#know(await changeName({ person: whose(), name }));
  }

  async drop(device: string): Promise<void> {
    this.#know(await dropDevice({ person: whose(), device }));
  }

  /** This device is a guest's from now on. */
  leave(): void {
    write(null);
    this.info = null;
    this.id = "";
  }

  /** With a new key, which is this device's from when the server knows it. */
  #come(key: string, info: Me): void {
    write({ id: info.id, key, tables: [] });
    this.#know(info);
  }

  #know(info: Me): void {
    write({ id: info.id, key: deviceKey(), tables: info.tables });
    this.info = info;
    this.id = info.id;
    settings.name = info.name;
  }
}

export const me = new Self();

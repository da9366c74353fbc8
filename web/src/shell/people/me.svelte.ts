import type { Me } from "../../protocol";
import { arrive, changeName, dropDevice, keepName, Refused, tellMe } from "../api";
import { newToken } from "../keys";
import { settings } from "../settings.svelte";
import { deviceName } from "./device";
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
    const info = await arrive({ code, key, device: deviceName() });
    write({ id: info.id, key, tables: [] });
    this.#know(info);
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

  #know(info: Me): void {
    write({ id: info.id, key: deviceKey(), tables: info.tables });
    this.info = info;
    this.id = info.id;
    settings.name = info.name;
  }
}

export const me = new Self();

import { Temporal } from 'temporal-polyfill';
import { latestFirst, stillCounts, surplusBrowsers } from '../../../core/people/password/proof.ts';
import type { DeviceLogin, TrustedDevice, TrustedDevices } from '../../../core/ports/trusted-devices.ts';
import { type MemoryState, type RememberedDevice } from './memory-state.ts';

export class MemoryTrustedDevices implements TrustedDevices {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async remember({ replaces, ...login }: DeviceLogin, now: Temporal.Instant): Promise<void> {
    for (const [sid, session] of this.#state.sessions)
      if (replaces !== undefined && session.browser === replaces)
        this.#state.sessions.set(sid, { ...session, browser: login.browser });
    const known = this.#state.devices.flatMap(one =>
      one.browser === replaces ? this.#moved(one, login.browser) : [one],
    );
    const before = known.find(one => isSame(one, login));
    const seen = {
      ...login,
      id: before?.id ?? ++this.#state.lastDeviceId,
      staff: login.staff || before?.staff === true,
      since: before?.since ?? now,
      lastSeen: now,
    };
    const all = [...known.filter(one => one !== before), seen];
    const surplus = surplusBrowsers(all.filter(({ userId, staff }) => userId === login.userId && !staff));
    this.#state.devices = all.filter(one => !surplus.includes(one));
  }

  /** A login of staff stays under the old secret too until the next purge: another login may be replacing it just now. */
  #moved(device: RememberedDevice, browser: string): readonly RememberedDevice[] {
    const moved = { ...device, browser };
    const lastSeen = Temporal.Instant.fromEpochMilliseconds(0);
    return device.staff ? [moved, { ...device, id: ++this.#state.lastDeviceId, lastSeen }] : [moved];
  }

  async isKnown(browser: string, userId: number, now: Temporal.Instant): Promise<boolean> {
    return this.#counting(now).some(known => isSame(known, { browser, userId }));
  }

  async list(userId: number, now: Temporal.Instant): Promise<readonly TrustedDevice[]> {
    return this.#counting(now)
      .filter(known => known.userId === userId && !known.staff)
      .toSorted(latestFirst)
      .map(({ id, browser, label, since, lastSeen }) => ({ id, browser, label, since, lastSeen }));
  }

  async forget(userId: number, id: number): Promise<boolean> {
    const browser = this.#state.devices.find(
      known => known.id === id && known.userId === userId && !known.staff,
    )?.browser;
    if (browser === undefined) return false;
    await this.forgetHere(userId, browser);
    return true;
  }

  async forgetHere(userId: number, browser: string): Promise<void> {
    this.#state.devices = this.#state.devices.filter(
      known => !isSame(known, { browser, userId }) || known.staff,
    );
    for (const [sid, session] of this.#state.sessions)
      if (session.sess['userId'] === userId && session.browser === browser) this.#state.sessions.delete(sid);
  }

  async purge(now: Temporal.Instant): Promise<number> {
    const before = this.#state.devices.length;
    const inUse = new Set(this.#counting(now).map(({ browser }) => browser));
    this.#state.devices = this.#state.devices.filter(({ browser }) => inUse.has(browser));
    return before - this.#state.devices.length;
  }

  #counting(now: Temporal.Instant): RememberedDevice[] {
    return this.#state.devices.filter(({ lastSeen }) => stillCounts(lastSeen, now));
  }
}

const isSame = (
  known: Pick<DeviceLogin, 'browser' | 'userId'>,
  other: Pick<DeviceLogin, 'browser' | 'userId'>,
): boolean => known.browser === other.browser && known.userId === other.userId;

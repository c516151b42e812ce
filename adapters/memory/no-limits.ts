import type { Limits } from '../../core/ports/limits.ts';

/** Lets everything through. */
export class NoLimits implements Limits {
  take(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  giveBack(): Promise<void> {
    return Promise.resolve();
  }

  forget(): Promise<void> {
    return Promise.resolve();
  }

  purge(): Promise<number> {
    return Promise.resolve(0);
  }
}

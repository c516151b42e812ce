import { quietly } from '../../session/quietly.ts';

const PUT_AWAY = 'salone.passkey';

export const isPutAway = (): boolean => quietly(() => localStorage.getItem(PUT_AWAY)) === 'no';

/** In this browser, for good. */
export function putAway(): void {
  quietly(() => localStorage.setItem(PUT_AWAY, 'no'));
}

import { randomUUID } from 'node:crypto';
import type { SlowHasher } from '../../../adapters/security/keyed-factor-secrets.ts';

/** Takes no time, and keeps what it is given behind a salt. */
export const quickHasher: SlowHasher = {
  hash: async text => `$quick$${randomUUID()}$${text}`,
  hashLike: async (text, other) => `${other.slice(0, other.lastIndexOf('$'))}$${text}`,
};

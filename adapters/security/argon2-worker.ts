import { getPriority, setPriority } from 'node:os';
import process from 'node:process';
import { hashSync, verifySync } from '@node-rs/argon2';

/**
 * Below the main thread, which then never waits for a hash, and not so low that other programs starve logins. On
 * Linux a thread has a priority of its own; elsewhere it would be the whole server's.
 */
const NICER = 10;
const LOWEST = 19;
if (process.platform === 'linux') setPriority(0, Math.min(LOWEST, getPriority(0) + NICER));

export interface HashTask {
  readonly password: string;
  readonly cost: {
    readonly memoryCost: number;
    readonly timeCost: number;
    readonly parallelism: number;
    /** A fresh one unless it is given. */
    readonly salt?: Uint8Array;
  };
}

export interface VerifyTask {
  readonly password: string;
  readonly against: string;
}

export const hash = ({ password, cost }: HashTask): string => hashSync(password, cost);

export const verify = ({ password, against }: VerifyTask): boolean => verifySync(against, password);

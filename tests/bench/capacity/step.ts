import { setTimeout as pause } from 'node:timers/promises';
import { p99Of } from '../child-server.ts';

/** Milliseconds that one answer in a hundred of a kind may exceed; where there are fewer than a hundred, none. */
const GOAL = 200;

export interface Errand {
  readonly kind: string;
  /** Whether anything was asked. */
  readonly ask: () => Promise<boolean>;
}

/** How long the answers of each kind took while so many were asked for, and what nobody should have met. */
export class Step {
  readonly #planned = new Map<string, number>();
  readonly #times = new Map<string, number[]>();
  readonly #slow = new Map<string, number>();
  readonly #bad: readonly string[];

  constructor(errands: readonly Errand[], bad: readonly string[]) {
    this.#bad = bad;
    for (const { kind } of errands) this.#planned.set(kind, (this.#planned.get(kind) ?? 0) + 1);
  }

  took(kind: string, milliseconds: number): void {
    const times = this.#times.get(kind) ?? [];
    times.push(milliseconds);
    this.#times.set(kind, times);
    if (milliseconds > GOAL) this.#slow.set(kind, (this.#slow.get(kind) ?? 0) + 1);
  }

  /** Why it is too much, whatever is still to come; undefined: it is not. */
  tooMuch(): string | undefined {
    if (this.#bad.length > 0) return `${this.#bad.length} not as wanted: ${this.#bad[0]?.slice(0, 200)}`;
    const tooSlow = [...this.#slow].find(([kind, slow]) => {
      const all = Math.max(this.#planned.get(kind) ?? 0, this.#times.get(kind)?.length ?? 0);
      return slow >= all - Math.floor(all * 0.99);
    });
    return tooSlow && `slow: ${tooSlow[0]}`;
  }

  /** Each kind's p99, the slowest first. */
  slowest(): { readonly kind: string; readonly p99: number }[] {
    const each = [...this.#times].map(([kind, times]) => ({ kind, p99: p99Of(times) }));
    return each.toSorted((a, b) => b.p99 - a.p99);
  }
}

/** Each at its moment, evenly over the seconds, and timed from when it was due; no more of them once it is too much. */
export async function askAll(errands: readonly Errand[], seconds: number, step: Step): Promise<void> {
  const began = performance.now();
  const askOne = async ({ kind, ask }: Errand, index: number): Promise<void> => {
    const due = began + (index * seconds * 1_000) / errands.length;
    await pause(Math.max(0, due - performance.now()));
    if (step.tooMuch() !== undefined) return;
    if (await ask()) step.took(kind, performance.now() - due);
  };
  await Promise.all(errands.map(askOne));
}

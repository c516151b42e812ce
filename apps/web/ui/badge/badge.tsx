import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import * as css from './badge.css.ts';

/** A word on the state of something. */
export function Badge({ tone, children }: { tone: keyof typeof css.tones; children: ReactNode }) {
  return <span className={classNames(css.badge, css.tones[tone])}>{children}</span>;
}

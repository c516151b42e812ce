import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { avatar, sizes } from './avatar.css.ts';

/** Initials (or an icon) in a circle; decorative, since the name stands beside it or labels the control around it. */
export function Avatar({ initials, size = 'm' }: { initials: ReactNode; size?: keyof typeof sizes }) {
  return (
    <span className={classNames(avatar, sizes[size])} aria-hidden="true">
      {initials}
    </span>
  );
}

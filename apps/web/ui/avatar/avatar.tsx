import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { avatar, sizes } from './avatar.css.ts';

/** Initials (or an icon) in a circle; decorative, since the name stands beside it or labels the control around it. */
export const Avatar = ({ initials, size = 'm' }: { initials: ReactNode; size?: keyof typeof sizes }) => (
  <span className={classNames(avatar, sizes[size])} aria-hidden="true">
    {initials}
  </span>
);

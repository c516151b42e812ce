import type { HTMLAttributes } from 'react';
import { classNames } from '../layout/class-names.ts';
import { card, padding as paddings } from './card.css.ts';

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  padding?: keyof typeof paddings;
};

/** A calm raised surface. */
export function Card({ as: Element = 'div', padding = 'm', className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(card, paddings[padding], className)} />;
}

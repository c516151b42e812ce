import { style } from '@vanilla-extract/css';
import { space } from '../../ui/layout/measures.ts';

export const step = style({ display: 'grid', gap: space.l });

export const part = style({ display: 'grid', gap: space.s });

/** As the grid of times. */
export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(5.25rem, 27vw), 1fr))',
  gap: space.xs,
});

/** Negative margin: the words, not the button's padding, align with the edge. */
export const otherWay = style({ marginLeft: '-18px' });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  justifyContent: 'center',
  alignItems: 'center',
});

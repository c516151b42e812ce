import { style } from '@vanilla-extract/css';
import { screen, space } from '../ui/measures.ts';

export const groups = style({ display: 'grid', gap: space.xl });

export const category = style({ marginBottom: space.s });

export const cards = style({
  display: 'grid',
  gap: space.m,
  padding: 0,
  listStyle: 'none',
  '@media': { [screen.wide]: { gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' } },
});

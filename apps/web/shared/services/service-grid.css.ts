import { style } from '@vanilla-extract/css';
import { font, screen, space } from '../../ui/layout/measures.ts';

export const grid = style({
  display: 'grid',
  gap: '22px',
  padding: 0,
  listStyle: 'none',
  '@media': { [screen.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const placeholder = style({
  display: 'grid',
  gap: space.s,
  minHeight: '190px',
  fontFamily: font.sans,
  '@media': { [screen.wide]: { minHeight: '380px' } },
});

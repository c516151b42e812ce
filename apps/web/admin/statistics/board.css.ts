import { style } from '@vanilla-extract/css';
import { screen, space } from '../../ui/layout/measures.ts';

export { sums } from './tiles.css.ts';

export const board = style({ display: 'grid', gap: space.m, minWidth: 0 });

export const drawings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space.m,
  '@media': {
    [screen.handheld]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'block' },
  },
});

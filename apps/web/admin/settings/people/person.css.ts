import { style } from '@vanilla-extract/css';
import { screen, space } from '../../../ui/layout/measures.ts';

export const cards = style({ display: 'grid', gap: space.l });

export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: space.l,
  '@media': { [screen.desk]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

import { style } from '@vanilla-extract/css';
import { screen, space } from '../../ui/layout/measures.ts';

export const fields = style({ display: 'grid', gap: space.m });

export const pair = style({
  display: 'grid',
  gap: space.m,
  '@media': { [screen.wide]: { gridTemplateColumns: '1fr 1fr' } },
});

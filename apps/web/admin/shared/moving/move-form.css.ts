import { style } from '@vanilla-extract/css';
import { space } from '../../../ui/layout/measures.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: space.s,
});

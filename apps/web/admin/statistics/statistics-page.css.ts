import { style } from '@vanilla-extract/css';
import { space } from '../../ui/layout/measures.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
});

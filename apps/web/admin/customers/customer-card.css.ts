import { style } from '@vanilla-extract/css';
import { space } from '../../ui/layout/measures.ts';

/** Near the name above it, however long the list below is. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  marginBlock: `calc(-1 * ${space.xs}) ${space.xs}`,
});

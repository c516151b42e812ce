import { style } from '@vanilla-extract/css';
import { size, space } from '../../ui/layout/measures.ts';

export const closedDays = style({
  display: 'grid',
  gap: space.xxs,
  padding: 0,
  marginTop: space.s,
  listStyle: 'none',
  fontSize: size.small,
  overflowWrap: 'anywhere',
});

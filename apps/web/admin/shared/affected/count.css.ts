import { style } from '@vanilla-extract/css';
import { font, radius, size, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

/** How many wait to be dealt with. */
export const count = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '24px',
  height: '24px',
  paddingInline: space.xxs,
  borderRadius: radius.pill,
  background: color.brass,
  color: color.surface,
  font: `700 ${size.caption}/1 ${font.sans}`,
  fontVariantNumeric: 'tabular-nums',
});

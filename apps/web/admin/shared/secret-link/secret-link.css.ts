import { style } from '@vanilla-extract/css';
import { size, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const link = style({ display: 'grid', gap: space.s });

export const note = style({
  color: color.muted,
  fontSize: size.small,
  selectors: { '&:empty': { display: 'none' } },
});

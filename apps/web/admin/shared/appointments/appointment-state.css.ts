import { style } from '@vanilla-extract/css';
import { size, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const state = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.xs}`,
});

export const over = style({ color: color.muted, fontSize: size.small });

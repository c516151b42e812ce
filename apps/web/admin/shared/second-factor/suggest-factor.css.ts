import { style } from '@vanilla-extract/css';
import { size, space, touch } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const suggestion = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.m}`,
  marginBlock: space.s,
});

export const words = style({ color: color.muted, fontSize: size.small });

export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch,
  fontSize: size.small,
  fontWeight: 600,
});

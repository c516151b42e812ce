import { style, styleVariants } from '@vanilla-extract/css';
import { radius, space } from '../layout/measures.ts';
import { color } from '../theme/tokens.css.ts';

export const card = style({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  boxShadow: color.shadow,
  minWidth: 0,
});

export const padding = styleVariants({
  none: {},
  m: { padding: 'clamp(16px, 3vw, 24px)' },
  l: { padding: `clamp(20px, 4vw, ${space.xl})` },
});

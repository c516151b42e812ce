import { style } from '@vanilla-extract/css';
import { radius, space } from '../layout/measures.ts';
import { color } from '../theme/tokens.css.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.m,
  padding: `clamp(24px, 6vw, 48px) ${space.m}`,
  textAlign: 'center',
  border: `1px dashed ${color.brassLine}`,
  borderRadius: radius.m,
  color: color.muted,
});

export const icon = style({ color: color.brass });

export const title = style({
  color: color.ink,
  fontWeight: 600,
  fontSize: '1.1rem',
  maxWidth: '36ch',
  textWrap: 'balance',
});

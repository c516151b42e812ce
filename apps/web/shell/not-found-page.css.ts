import { style } from '@vanilla-extract/css';
import { size, space } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.m,
  minHeight: '60vh',
  padding: space.m,
  textAlign: 'center',
});

export const icon = style({ color: color.brass, transform: 'rotate(-90deg)' });

export const title = style({ fontSize: size.title1 });

export const text = style({
  color: color.muted,
  maxWidth: '42ch',
  marginBottom: space.xs,
  textWrap: 'balance',
});

import { style } from '@vanilla-extract/css';
import { size, space } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

export const other = style({ display: 'grid', gap: space.m });

const dashes = { content: '""', flex: 1, borderTop: `1px dashed ${color.line}` };

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  color: color.muted,
  fontSize: size.small,
  '::before': dashes,
  '::after': dashes,
});

export const failed = style({ color: color.red, fontSize: size.small });

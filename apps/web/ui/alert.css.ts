import { style, styleVariants } from '@vanilla-extract/css';
import { radius, space } from './measures.ts';
import { color } from './tokens.css.ts';

export const alert = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.s,
  padding: space.m,
  borderRadius: radius.m,
  border: '1px solid',
});

export const tones = styleVariants({
  error: { background: color.redSoft, borderColor: color.red },
  info: { background: color.greenSoft, borderColor: `color-mix(in srgb, ${color.green} 45%, transparent)` },
});

export const icon = styleVariants({
  error: { flex: 'none', color: color.red },
  info: { flex: 'none', color: color.greenDeep },
});

export const text = style({ flex: '1 1 220px', minWidth: 0 });

export const title = style({ fontWeight: 700 });

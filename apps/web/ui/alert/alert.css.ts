import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { radius, screen, space } from '../layout/measures.ts';
import { color } from '../theme/tokens.css.ts';

export const alert = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s,
  padding: space.m,
  borderRadius: radius.m,
  border: '1px solid',
  '@media': {
    [screen.wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
  selectors: { '&:has(> button)': { '@media': { [screen.wide]: { alignItems: 'center' } } } },
});

/** 'Riprova': below the words, in line with them; beside them where there is room. */
globalStyle(`${alert} > button`, {
  gridColumn: 2,
  justifySelf: 'start',
  '@media': { [screen.wide]: { gridColumn: 3 } },
});

export const tones = styleVariants({
  error: { background: color.redSoft, borderColor: color.red },
  info: { background: color.greenSoft, borderColor: `color-mix(in srgb, ${color.green} 45%, transparent)` },
});

export const icon = styleVariants({
  error: { color: color.red },
  info: { color: color.greenDeep },
});

export const text = style({ minWidth: 0 });

export const title = style({ fontWeight: 700 });

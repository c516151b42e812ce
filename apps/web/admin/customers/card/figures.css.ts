import { style } from '@vanilla-extract/css';
import { font, radius, screen, size, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.xs,
  '@media': { [screen.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(0, 2.2fr)' } },
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: `${space.xs} clamp(${space.xs}, 2.5vw, ${space.s})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  background: color.sunken,
  selectors: { '&[data-wide]': { '@media': { 'screen and (max-width: 959px)': { gridColumn: '1 / -1' } } } },
});

export const term = style({ color: color.muted, fontSize: size.small });

export const figure = style({
  margin: 0,
  font: `600 clamp(1rem, 4.6vw, 1.25rem)/1.5 ${font.sans}`,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { '&[data-warns]': { color: color.red } },
});

export const service = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' });

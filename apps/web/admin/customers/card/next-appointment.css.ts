import { style } from '@vanilla-extract/css';
import { font, radius, size, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const next = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  padding: `${space.s} ${space.m}`,
  borderLeft: `4px solid ${color.green}`,
  borderRadius: `0 ${radius.s} ${radius.s} 0`,
  background: color.greenSoft,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const title = style({
  font: `600 ${size.small}/1.5 ${font.sans}`,
  letterSpacing: '.08em',
  textTransform: 'uppercase',
  color: color.ink,
});

export const when = style({ fontWeight: 600 });

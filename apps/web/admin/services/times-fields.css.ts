import { style } from '@vanilla-extract/css';
import { font, motion, radius, size, space, touch } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

export const frame = style({ border: `1px solid ${color.line}`, borderRadius: radius.s });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: touch,
  padding: `0 ${space.s}`,
  cursor: 'pointer',
  font: `600 .95rem/1.4 ${font.sans}`,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({
  transition: `rotate ${motion.quick}`,
  selectors: { [`${frame}[open] &`]: { rotate: '180deg' } },
});

export const content = style({ display: 'grid', gap: space.m, padding: `0 ${space.s} ${space.s}` });

export const hint = style({ color: color.muted, fontSize: size.small });

import { style } from '@vanilla-extract/css';
import { font, screen, size, space, sturdy } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

export const page = style({ paddingBlock: 'clamp(28px, 4vw, 56px)' });

export const lead = style({
  margin: `${space.xs} 0 ${space.xl}`,
  color: color.muted,
  fontSize: size.lead,
  maxWidth: '60ch',
});

/** What it is about on the left, as on a price list; above the text on a phone. */
export const section = style({
  display: 'grid',
  gap: `${space.s} ${space.xxl}`,
  paddingBlock: space.l,
  borderTop: `1px dashed ${color.line}`,
  '@media': { [screen.wide]: { gridTemplateColumns: '220px minmax(0, 1fr)', paddingBlock: space.xl } },
});

export const title = style({ ...sturdy, fontSize: size.title3, overflowWrap: 'anywhere' });

export const text = style({
  display: 'grid',
  gap: space.s,
  minWidth: 0,
  maxWidth: '68ch',
  overflowWrap: 'anywhere',
});

export const points = style({ display: 'grid', gap: space.m });

export const name = style({ font: `700 1rem/1.55 ${font.sans}` });

export const description = style({ margin: 0 });

export const address = style({ fontStyle: 'normal', display: 'grid', gap: space.xxs, justifyItems: 'start' });

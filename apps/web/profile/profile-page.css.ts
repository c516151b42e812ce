import { style } from '@vanilla-extract/css';
import { screen, size, space, touch } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

export const page = style({
  maxWidth: '860px',
  marginInline: 'auto',
  paddingBlock: 'clamp(16px, 3vw, 40px) clamp(28px, 4vw, 56px)',
});

export const homeLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: touch,
  marginLeft: '-4px',
  paddingRight: space.xs,
  color: color.muted,
  fontWeight: 500,
  textUnderlineOffset: '.22em',
});

export const title = style({ marginBottom: space.l });

export const stack = style({ display: 'grid', gap: space.l });

export const lead = style({ marginTop: space.xs, color: color.muted });

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.m}`,
  paddingBottom: space.l,
});

export const name = style({ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' });

/** As on a price list: what it is on the left, what it says on the right. */
export const facts = style({ display: 'grid' });

export const fact = style({
  display: 'grid',
  gap: `0 ${space.l}`,
  paddingBlock: space.s,
  borderTop: `1px dashed ${color.line}`,
  '@media': { [screen.wide]: { gridTemplateColumns: '200px minmax(0, 1fr)' } },
});

export const term = style({ color: color.muted, fontSize: size.small, lineHeight: 1.7 });

export const value = style({ margin: 0, fontWeight: 500, overflowWrap: 'anywhere' });

export const form = style({ display: 'grid', gap: '20px' });

export const pair = style({
  display: 'grid',
  gap: '20px',
  '@media': { [screen.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.m } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  '@media': { [screen.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});

export const later = style({ marginTop: space.l });

export const browsers = style({ marginTop: space.m, padding: 0, listStyle: 'none' });

export const browser = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.m}`,
  paddingBlock: space.s,
  borderTop: `1px dashed ${color.line}`,
});

export const browserIcon = style({ flex: 'none', color: color.brass });

export const browserText = style({ flex: '1 1 190px', minWidth: 0 });

export const browserName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.s}`,
  fontWeight: 600,
});

/** Below the words where it does not fit beside them. */
export const endings = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  '@media': { [screen.phone]: { marginLeft: '40px' } },
});

export const small = style({ color: color.muted, fontSize: size.small });

/** Two things that can be done with one's data, of equal rank. */
export const part = style({
  marginTop: space.l,
  paddingTop: space.l,
  borderTop: `1px dashed ${color.line}`,
});

export const partTitle = style({ marginTop: space.s, fontSize: size.body, fontWeight: 600 });

export const deletes = style({ color: color.red, borderColor: color.red });

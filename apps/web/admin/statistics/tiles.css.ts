import { globalStyle, style } from '@vanilla-extract/css';
import { font, radius, screen, size, space, sturdySerif } from '../../ui/layout/measures.ts';
import { bottle, color } from '../../ui/theme/tokens.css.ts';

/** As many beside each other as have room for their words, however large the letters. */
const fitting = (least: string): string => `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`;

/** The takings as a ticket, the other sums beside it. */
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min(18rem, 40%), 1fr) minmax(0, 2fr)',
  gap: space.m,
  '@media': {
    [screen.handheld]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: fitting('14rem'),
  gap: space.m,
  '@media': {
    [screen.phone]: { gridTemplateColumns: fitting('9.5rem'), gap: space.xs },
    print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateRows: 'auto auto 1fr auto',
  minWidth: 0,
  padding: `${space.s} ${space.m}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  boxShadow: color.shadow,
  breakInside: 'avoid',
  '@media': { [screen.phone]: { padding: space.s } },
});

export const name = style({
  display: 'flex',
  minWidth: 0,
  overflowWrap: 'anywhere',
  alignItems: 'center',
  gap: space.xs,
  font: `400 ${size.small}/1.3 ${font.sans}`,
  letterSpacing: 'normal',
  color: color.muted,
});

export const icon = style({ flex: 'none', color: color.brass });

export const value = style({
  marginTop: space.xs,
  fontSize: '1.5rem',
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});

export const unit = style({ fontSize: size.small, fontWeight: 400, color: color.muted });

export const of = style({ fontSize: size.small, color: color.muted });

export const change = style({
  marginTop: space.s,
  paddingTop: space.xs,
  borderTop: `1px dashed ${color.line}`,
  fontSize: size.small,
  fontWeight: 600,
});

globalStyle(`${change} > span:first-child:not(:only-child)`, { fontSize: '.7em' });

export const ticket = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  boxShadow: color.shadow,
  breakInside: 'avoid',
});

export const stub = style({
  position: 'relative',
  padding: `${space.m} ${space.m} ${space.m} ${space.xl}`,
  background: bottle.ground,
  color: bottle.ink,
  borderBottom: `2px dashed ${bottle.rule}`,
});

export const stripe = style({ position: 'absolute', insetBlock: 0, left: 0, width: '10px' });

export const taken = style({
  font: `600 ${size.small}/1.4 ${font.sans}`,
  letterSpacing: 'normal',
  color: bottle.brass,
});

export const amount = style({
  ...sturdySerif('700 min(clamp(2.2rem, 4vw, 3rem), 12vw)/1.2'),
  fontVariantNumeric: 'tabular-nums',
});

export const comparison = style({ fontSize: size.small, fontWeight: 600 });

globalStyle(`${comparison} > span:first-child:not(:only-child)`, { fontSize: '.7em' });

export const sentences = style({
  listStyle: 'none',
  padding: `${space.xs} ${space.m}`,
  fontSize: size.small,
});

globalStyle(`${sentences} li`, { paddingBlock: space.xs });
globalStyle(`${sentences} li + li`, { borderTop: `1px dashed ${color.line}` });

import { style } from '@vanilla-extract/css';
import { font, size, space, sturdySerif } from '../../ui/layout/measures.ts';
import { bottle, color } from '../../ui/theme/tokens.css.ts';

/** Bottle green, with a dashed edge where the ticket would be torn. */
export const stub = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: space.s,
  padding: 'clamp(20px, 4vw, 40px) clamp(16px, 3vw, 36px)',
  paddingLeft: 'clamp(28px, 4vw, 48px)',
  background: bottle.ground,
  color: bottle.ink,
  borderBottom: `2px dashed ${bottle.rule}`,
});

export const stripe = style({ position: 'absolute', insetBlock: 0, left: 0, width: '10px' });

export const distance = style({ font: `600 ${size.small}/1.4 ${font.sans}`, color: bottle.brass });

/** What one looks for first, in letters that hold in the sun: weekday and hour beside each other, the date below. */
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '.6ch',
  ...sturdySerif('700 min(clamp(1.6rem, 2.4vw, 1.9rem), 9.5vw)/1.15'),
  fontVariantNumeric: 'tabular-nums',
});

export const hours = style({ whiteSpace: 'nowrap' });

export const day = style({ flexBasis: '100%', ...sturdySerif('600 1.4rem/1.25') });

/** Of a ticket that is good for nothing any more: paper, and no pole. */
export const off = style({
  background: color.sunken,
  color: color.muted,
  borderBottomColor: color.line,
});

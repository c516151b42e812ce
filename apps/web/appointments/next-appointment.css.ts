import { style } from '@vanilla-extract/css';
import { font, screen, size, space, sturdy, sturdySerif } from '../ui/layout/measures.ts';
import { bottle, color } from '../ui/theme/tokens.css.ts';

export const ticket = style({
  display: 'grid',
  overflow: 'hidden',
  '@media': { [screen.wide]: { gridTemplateColumns: 'clamp(310px, 30vw, 360px) minmax(0, 1fr)' } },
});

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
  '@media': { [screen.wide]: { borderBottom: 0, borderRight: `2px dashed ${bottle.rule}` } },
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

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"head thumb" "facts facts" "foot foot"',
  gap: `${space.m} ${space.m}`,
  alignContent: 'space-between',
  padding: 'clamp(20px, 3vw, 32px)',
  minWidth: 0,
  '@media': {
    [screen.wide]: { gridTemplateRows: 'auto 1fr' },
    [screen.desk]: { gridTemplateAreas: '"head thumb" "facts thumb" "foot foot"' },
  },
});

export const head = style({ gridArea: 'head' });

export const facts = style({ gridArea: 'facts' });

export const name = style({ ...sturdy, marginTop: space.xs, fontSize: '1.7rem', overflowWrap: 'anywhere' });

export const foot = style({
  gridArea: 'foot',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  paddingTop: space.m,
  borderTop: `1px dashed ${color.line}`,
});

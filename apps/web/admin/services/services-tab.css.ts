import { style } from '@vanilla-extract/css';
import { font, screen, size, space, sturdy, sturdySerif } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

export const group = style({ marginTop: space.l });

export const category = style({ ...sturdy, marginBottom: space.s, fontSize: size.title3 });

/** On a phone the figures stand below the name, beside the picture, and the buttons below all of it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: `${space.s} ${space.l}`,
  padding: space.m,
  '@media': {
    [screen.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.m, rowGap: space.xs },
  },
});

export const picture = style({
  '@media': { [screen.phone]: { gridRow: 'span 2', alignSelf: 'start' } },
});

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ font: `600 1.1rem/1.35 ${font.sans}`, letterSpacing: 'normal' });

export const description = style({
  marginTop: space.xxs,
  color: color.muted,
  fontSize: size.small,
  whiteSpace: 'pre-line',
});

export const figures = style({
  display: 'grid',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [screen.phone]: {
      gridColumn: '2',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: `0 ${space.s}`,
      justifyContent: 'space-between',
      textAlign: 'start',
    },
  },
});

export const price = style({ ...sturdySerif('600 1.2rem/1.3'), whiteSpace: 'nowrap' });

export const duration = style({ color: color.muted, fontSize: size.small, whiteSpace: 'nowrap' });

export const actions = style({
  display: 'flex',
  gap: space.xs,
  '@media': {
    [screen.phone]: {
      gridColumn: '1 / -1',
      marginTop: space.xxs,
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
    },
  },
});

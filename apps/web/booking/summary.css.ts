import { globalStyle, style } from '@vanilla-extract/css';
import { font, footBar, radius, screen, size, space, sturdy } from '../ui/measures.ts';
import { color } from '../ui/tokens.css.ts';

/** Below this width the summary is a bar at the foot of the window. */
const bar = 'screen and (max-width: 959px)';

const barHeight = '156px';

export const summary = style({
  '@media': {
    [screen.desk]: { position: 'sticky', top: '92px', padding: space.l },
    [bar]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 15,
      marginTop: 'auto',
      // As wide as the window, whatever the page's own margins are.
      marginInline: 'calc(-1 * clamp(16px, 4vw, 32px))',
      padding: `${space.s} clamp(16px, 4vw, 32px) max(${space.s}, env(safe-area-inset-bottom))`,
      border: 0,
      borderTop: `1px solid ${color.line}`,
      borderRadius: `${radius.l} ${radius.l} 0 0`,
      boxShadow: color.lifted,
    },
  },
});

// What receives the focus is not hidden by the bar, and toasts stand above it.
globalStyle(`html:has(${summary})`, {
  '@media': { [bar]: { scrollPaddingBottom: barHeight, vars: { [footBar]: barHeight } } },
});

export const title = style({
  ...sturdy,
  fontSize: size.title4,
  marginBottom: space.m,
  '@media': {
    [bar]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const choices = style({
  display: 'grid',
  gap: '14px',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': {
    [bar]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `0 ${space.m}`,
      fontSize: size.small,
      lineHeight: 1.45,
      selectors: { '&:not(:empty)': { marginBottom: '10px' } },
    },
  },
});

export const list = style({
  display: 'grid',
  gap: '14px',
  '@media': { [bar]: { display: 'block', gridColumn: 1 } },
});

export const entry = style({
  '@media': { [bar]: { display: 'inline', selectors: { '&[data-open]': { display: 'none' } } } },
});

export const term = style({
  fontSize: size.caption,
  color: color.muted,
  '@media': {
    [bar]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const value = style({
  fontWeight: 600,
  selectors: { '[data-open] > &': { fontWeight: 400, color: color.muted } },
  '@media': {
    [bar]: {
      display: 'inline',
      selectors: {
        ':not([data-open]) + :not([data-open]) > &::before': {
          content: '·',
          marginInline: '6px',
          color: color.muted,
        },
      },
    },
  },
});

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space.s}`,
  borderTop: `1px dashed ${color.line}`,
  paddingTop: '14px',
  marginTop: space.xxs,
  '@media': {
    [bar]: { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'center', border: 0, padding: 0, margin: 0 },
  },
});

globalStyle(`${total} > dt`, {
  '@media': {
    [bar]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const price = style({
  ...sturdy,
  font: `600 1.5rem/1.2 ${font.serif}`,
  whiteSpace: 'nowrap',
  '@media': { [bar]: { fontSize: '1.3rem' } },
});

/** The way on stands first for the keyboard, and to the right of the way back on a phone. */
export const actions = style({
  display: 'grid',
  gap: space.xs,
  '@media': {
    [screen.desk]: { marginTop: space.l },
    [bar]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.s },
  },
});

export const back = style({ '@media': { [bar]: { order: -1 } } });

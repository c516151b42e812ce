import { globalStyle, style } from '@vanilla-extract/css';
import {
  footBar,
  hidden,
  radius,
  screen,
  sideBar,
  size,
  space,
  sturdy,
  sturdySerif,
  touch,
  twoLines,
} from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

/** Below this width the summary is a bar at the foot of the window, where that leaves room for anything else. */
export const bar = 'screen and (max-width: 959px)';
export const fixedBar = 'screen and (max-width: 959px) and (min-height: 480px)';

/** There all of it stands in one line. */
export const oneLine = `${fixedBar} and (max-width: 759px) and (max-height: 43.9em)`;

/** Beside the steps, and on paper: a list. */
const column = 'print, screen and (min-width: 960px)';

export const barHeight = 'calc(56px + 6rem)';
export const oneLineHeight = 'calc(3.2rem + 17px)';

export const summary = style({
  '@media': {
    [screen.desk]: { position: 'sticky', top: '92px', padding: space.l },
    [bar]: { padding: space.m },
    [fixedBar]: {
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: 15,
      padding: `${space.s} clamp(16px, 4vw, 32px) max(${space.s}, env(safe-area-inset-bottom))`,
      border: 0,
      borderTop: `1px solid ${color.line}`,
      borderRadius: `${radius.l} ${radius.l} 0 0`,
      boxShadow: color.lifted,
    },
    [oneLine]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(52%)',
      alignItems: 'center',
      columnGap: space.s,
      minHeight: oneLineHeight,
      paddingBlock: space.xs,
      borderRadius: 0,
    },
  },
});

/** The summary's own width and all that is to the right of it. */
const sideWidth = 'calc(max(0px, (100vw - 1204px) / 2) + 32px + 320px)';

// The page ends above the bar: it hides no focused element, and toasts cover neither bar nor buttons.
globalStyle(`html:has(${summary})`, {
  '@media': {
    [fixedBar]: { scrollPaddingBottom: barHeight, vars: { [footBar]: barHeight } },
    [oneLine]: { scrollPaddingBottom: oneLineHeight, vars: { [footBar]: oneLineHeight } },
    [screen.desk]: { vars: { [sideBar]: sideWidth } },
  },
});
globalStyle(`body:has(${summary})`, {
  '@media': { [fixedBar]: { paddingBottom: barHeight }, [oneLine]: { paddingBottom: oneLineHeight } },
});

export const title = style({
  ...sturdy,
  fontSize: size.title4,
  marginBottom: space.s,
  '@media': { [bar]: hidden },
});

/** The line above, where another service may be added, has a row of its own. */
const barRow = 'var(--bar-row, 1)';

const inTheMiddle = {
  gridRow: barRow,
  gridColumn: 2,
  marginBottom: 0,
  fontSize: `min(${size.caption}, 4.6vw)`,
  lineHeight: 1.3,
};

/** In the bar it stands where the choices stood, so that the bar grows no line. */
export const missing = style({
  color: color.red,
  fontWeight: 600,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [bar]: { fontSize: size.small, marginBottom: '10px' }, [oneLine]: inTheMiddle },
});

export const choices = style({
  selectors: { '&[data-behind]': { '@media': { [bar]: hidden } } },
  display: 'grid',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': {
    [bar]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space.s,
      alignItems: 'baseline',
      fontSize: size.caption,
      lineHeight: 1.5,
      marginBottom: '10px',
    },
    [oneLine]: { ...inTheMiddle, display: 'block' },
  },
});

export const list = style({
  display: 'grid',
  '@media': {
    [bar]: {
      // Two lines: the longest names there may be would leave nothing of the step. They stand whole in its last.
      ...twoLines,
      // The second line has the whole width: what stands to the right of the first is the price.
      selectors: { '& + &': { gridRow: 2, gridColumn: '1 / -1' } },
    },
    // Of what has been chosen the later: the earlier stands whole in the last step.
    [oneLine]: { selectors: { '&:has(+ & > :not([data-open]))': hidden } },
  },
});

/** One line of a price list; in the bar, one of the words of a line. */
export const entry = style({
  '@media': {
    [column]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: space.m,
      paddingBlock: '10px',
      borderTop: `1px dashed ${color.line}`,
    },
    [bar]: { display: 'inline', selectors: { '&[data-open]': { display: 'none' } } },
  },
});

export const term = style({
  flex: 'none',
  fontSize: size.small,
  color: color.muted,
  '@media': { [bar]: hidden },
});

export const value = style({
  fontWeight: 600,
  minWidth: 0,
  textAlign: 'right',
  textWrap: 'balance',
  selectors: { '[data-open] > &': { fontWeight: 400, color: color.muted } },
  '@media': {
    [bar]: {
      display: 'inline',
      selectors: {
        ':not([data-open]) + :not([data-open]) > &::before': {
          content: '·',
          marginInline: '5px',
          color: color.muted,
        },
      },
    },
  },
});

export const inBar = style({ whiteSpace: 'nowrap', '@media': { [column]: { display: 'none' } } });

export const inColumn = style({ '@media': { [bar]: { display: 'none' } } });

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space.s}`,
  borderTop: `1px dashed ${color.line}`,
  paddingTop: '14px',
  '@media': { [bar]: { gridRow: 1, gridColumn: 2, border: 0, padding: 0 } },
});

globalStyle(`${total} > dt`, { '@media': { [bar]: hidden } });

export const price = style({
  ...sturdySerif('600 1.5rem/1.2'),
  whiteSpace: 'nowrap',
  '@media': { [bar]: { fontSize: '1.2rem' }, [oneLine]: { font: 'inherit', fontWeight: 700 } },
});

/** The way on stands first for the keyboard, and to the right of the way back in the bar. */
export const actions = style({
  display: 'grid',
  gap: space.xs,
  '@media': {
    [screen.desk]: { marginTop: space.l },
    [bar]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.s },
    [oneLine]: { display: 'contents' },
  },
});

/** Only in the bar: 'Conferma prenotazione' stays on one line at 360 pixels. */
globalStyle(`${actions} > button`, {
  '@media': { [bar]: { paddingInline: space.s, fontSize: 'min(1rem, 6vw)' } },
});

export const back = style({
  '@media': {
    [bar]: { order: -1 },
    [oneLine]: { gridRow: barRow, gridColumn: 1, width: touch, order: 'initial' },
  },
});

/** Only where the bar has one line. */
export const backArrow = style({ display: 'none', '@media': { [oneLine]: { display: 'block' } } });

export const backWord = style({ '@media': { [oneLine]: hidden } });

export const onward = style({ '@media': { [oneLine]: { gridRow: barRow, gridColumn: 3 } } });

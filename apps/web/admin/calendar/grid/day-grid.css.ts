import { createVar, globalStyle, style } from '@vanilla-extract/css';
import {
  font,
  forced,
  motion,
  radius,
  screen,
  size,
  space,
  sturdySerif,
} from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

const quarter = createVar();

/** Of the width that a column has at least: all of it, but for a sheet of paper, on which nothing scrolls. */
export const share = createVar();

/** Lower than this nobody finds their way: the page scrolls instead. */
const lowest = '320px';

/** The one thing that scrolls: the heads stay above it and the hours beside it. It takes the height that is left. */
export const frame = style({
  position: 'relative',
  flex: `1 1 ${lowest}`,
  minHeight: lowest,
  overflow: 'auto',
  scrollPadding: '60px 8px 8px 64px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  boxShadow: color.shadow,
  '@media': {
    [screen.phone]: {
      marginInline: 'calc(-1 * clamp(16px, 3vw, 32px))',
      borderInline: 0,
      borderRadius: 0,
      boxShadow: 'none',
    },
    print: { overflow: 'visible', minHeight: 0 },
  },
});

/** A quarter-hour is a target of 24 pixels, and as high as a line of text where that is enlarged. */
export const grid = style({
  vars: { [quarter]: 'max(24px, 1.5rem)', [share]: '1' },
  display: 'grid',
  position: 'relative',
  gridTemplateRows: 'auto',
  gridAutoRows: quarter,
  minWidth: 'min-content',
  // A day fits a sheet.
  '@media': { print: { vars: { [quarter]: '19px', [share]: '0' } } },
});

/** Rows are there for assistive technology; the cells stand in the grid themselves. */
export const row = style({ display: 'contents' });

const stuck = { position: 'sticky', background: color.surface } as const;

/** Forced colours remove patterns and shades: these stay. */
const pattern = (angle: string, gap: string) =>
  ({
    forcedColorAdjust: 'none',
    background: `repeating-linear-gradient(${angle}, GrayText 0 1px, Canvas 1px ${gap})`,
  }) as const;

/** An absence in forced colours. */
export const absentPattern = pattern('45deg', '5px');

export const head = style({
  ...stuck,
  top: 0,
  zIndex: 4,
  gridRow: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: '52px',
  padding: `${space.xxs} ${space.xs}`,
  borderBottom: `1px solid ${color.line}`,
  font: `600 ${size.small}/1.3 ${font.sans}`,
  color: color.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&:last-child': { borderTopRightRadius: radius.m },
    '&[data-today]': {
      boxShadow: `inset 0 -3px 0 ${color.green}`,
      color: color.green,
      '@media': { [forced]: { borderBottom: '3px solid Highlight' } },
    },
  },
});

/** One day of one person is named above the calendar already. */
globalStyle(`${frame}:not([data-several]) ${head}`, {
  '@media': {
    screen: { minHeight: 0, height: 0, padding: 0, border: 0, overflow: 'hidden', boxShadow: 'none' },
  },
});

export const headNumber = style({
  ...sturdySerif('600 1.4rem/1.2'),
  color: color.ink,
  selectors: { '[data-today] &': { color: color.green } },
});

export const corner = style([head, { left: 0, zIndex: 5, gridColumn: 1, borderTopLeftRadius: radius.m }]);

export const hour = style({
  ...stuck,
  left: 0,
  zIndex: 3,
  gridColumn: 1,
  paddingRight: space.xs,
  borderRight: `1px solid ${color.line}`,
  font: `500 ${size.caption}/1 ${font.sans}`,
  fontVariantNumeric: 'tabular-nums',
  color: color.muted,
  textAlign: 'right',
  selectors: { [`${row}:last-child > &`]: { borderBottomLeftRadius: radius.m } },
});

/** The figure stands on its line. */
export const hourLabel = style({ position: 'relative', top: '-.5em' });

export const cell = style({
  position: 'relative',
  minWidth: 0,
  borderLeft: `1px solid ${color.line}`,
  selectors: {
    '&[data-line="hour"]': { borderTop: `1px solid ${color.line}` },
    '&[data-line="half"]': { borderTop: `1px dotted ${color.line}` },
  },
});

const hatched = `repeating-linear-gradient(135deg, ${color.sunken} 0 7px, transparent 7px 14px)`;

/** Also on paper, where a shade would be left out and the hour look free. */
export const outside = style([
  cell,
  { background: hatched, printColorAdjust: 'exact', '@media': { [forced]: pattern('135deg', '8px') } },
]);

export const past = style([
  cell,
  {
    background: `color-mix(in srgb, ${color.sunken} 42%, ${color.surface})`,
    '@media': { [forced]: pattern('90deg', '12px') },
  },
]);

/** As large as its quarter-hour; seen when pointed at or focused. */
export const add = style({
  position: 'absolute',
  inset: '1px 3px',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: `1.5px dashed ${color.green}`,
  borderRadius: '6px',
  background: color.greenSoft,
  color: color.green,
  font: `700 ${size.caption}/1 ${font.sans}`,
  fontVariantNumeric: 'tabular-nums',
  opacity: 0,
  transition: `opacity ${motion.quick}`,
  selectors: {
    '&:focus-visible': { opacity: 1, outlineOffset: '0', borderRadius: '6px', zIndex: 2 },
  },
  '@media': {
    print: { display: 'none' },
    '(hover: hover)': { selectors: { '&:hover': { opacity: 1 } } },
  },
});

/** The line for now lies behind its day's appointments, whose names it would strike out; its place is a part of the day's height. */
export const day = style({ position: 'relative', pointerEvents: 'none', zIndex: 0 });

export const now = style({
  position: 'absolute',
  insetInline: 0,
  borderTop: `2px solid ${color.red}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: '-5px',
      top: '-6px',
      width: '10px',
      height: '10px',
      borderRadius: '50%',
      background: color.red,
    },
  },
});

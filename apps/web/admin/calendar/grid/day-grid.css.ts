import { createVar, style } from '@vanilla-extract/css';
import { font, motion, radius, screen, size, space, sturdySerif } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

const quarter = createVar();

/** What the heads stand below. */
const barHeight = createVar();

const tooNarrow = 'screen and (max-width: 1039px)';

const withinItself = {
  vars: { [barHeight]: '0px' },
  overflow: 'auto',
  maxHeight: 'calc(100dvh - 92px)',
  overscrollBehaviorX: 'contain',
  scrollPadding: '84px 8px 8px 64px',
} as const;

/** Where all the days fit, the page scrolls and the heads stay below its bar; else the frame scrolls within itself. */
export const frame = style({
  vars: { [barHeight]: '68px' },
  position: 'relative',
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  boxShadow: color.shadow,
  selectors: { '&[data-days="many"]': withinItself },
  '@media': {
    [screen.phone]: { vars: { [barHeight]: '60px' } },
    [tooNarrow]: { selectors: { '&[data-days="week"]': withinItself } },
  },
});

export const grid = style({
  vars: { [quarter]: '20px' },
  display: 'grid',
  position: 'relative',
  gridTemplateRows: 'auto',
  gridAutoRows: quarter,
  minWidth: 'min-content',
  '@media': { '(pointer: coarse)': { vars: { [quarter]: '24px' } } },
});

/** Rows are there for assistive technology; the cells stand in the grid themselves. */
export const row = style({ display: 'contents' });

const stuck = { position: 'sticky', background: color.surface } as const;

export const head = style({
  ...stuck,
  top: barHeight,
  zIndex: 4,
  gridRow: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: '72px',
  padding: space.xs,
  borderBottom: `1px solid ${color.line}`,
  font: `600 ${size.small}/1.3 ${font.sans}`,
  color: color.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&:last-child': { borderTopRightRadius: radius.m },
    '&[data-today]': { boxShadow: `inset 0 -3px 0 ${color.green}`, color: color.green },
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

export const outside = style([cell, { background: hatched }]);

export const past = style([
  cell,
  { background: `color-mix(in srgb, ${color.sunken} 42%, ${color.surface})` },
]);

export const closedDay = style([
  outside,
  {
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'start',
    paddingTop: '120px',
    fontWeight: 600,
    color: color.muted,
  },
]);

export const closedWord = style({
  padding: `${space.xxs} ${space.xs}`,
  borderRadius: radius.pill,
  background: color.surface,
});

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
  '@media': { '(hover: hover)': { selectors: { '&:hover': { opacity: 1 } } } },
});

export const appointmentCell = style({ position: 'relative', minWidth: 0, padding: '1px 3px', zIndex: 1 });

export const appointment = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  width: '100%',
  height: '100%',
  padding: '2px 30px 2px 8px',
  overflow: 'hidden',
  border: 0,
  borderLeft: `4px solid ${color.green}`,
  borderRadius: '7px',
  background: color.greenSoft,
  color: color.ink,
  font: `500 ${size.caption}/1.25 ${font.sans}`,
  textAlign: 'left',
  transition: `box-shadow ${motion.quick}`,
  selectors: {
    '&[data-category="Barba"]': {
      borderColor: color.brassLine,
      background: `color-mix(in srgb, ${color.brassLine} 26%, ${color.surface})`,
    },
    '&[data-category="Trattamenti"]': {
      borderColor: '#4a76a8',
      background: `color-mix(in srgb, #4a76a8 22%, ${color.surface})`,
    },
    '&[data-small]': { flexDirection: 'row', columnGap: '6px' },
    '&:focus-visible': { borderRadius: '7px', outlineOffset: '-1px' },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { boxShadow: color.shadow } } } },
});

/** A short appointment has one line for each; in a tall one both may need two. */
const line = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-tall] &': { whiteSpace: 'normal', overflowWrap: 'anywhere', hyphens: 'auto' } },
} as const;

export const client = style({ ...line, flex: 'none', maxWidth: '100%', fontWeight: 700 });

export const what = style({ ...line, minWidth: 0 });

export const remove = style({
  position: 'absolute',
  top: '1px',
  right: '4px',
  width: '26px',
  height: '100%',
  maxHeight: '26px',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: '6px',
  background: 'transparent',
  color: color.muted,
  selectors: { '&:hover, &:focus-visible': { color: color.red, borderRadius: '6px' } },
});

/** The line for now lies over its day, and its place is a part of the day's height. */
export const day = style({ position: 'relative', pointerEvents: 'none', zIndex: 2 });

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

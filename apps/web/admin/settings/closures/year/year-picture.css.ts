import { globalStyle, style } from '@vanilla-extract/css';
import { font, forced, screen, size, space } from '../../../../ui/layout/measures.ts';
import { color } from '../../../../ui/theme/tokens.css.ts';

export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.m} ${space.s}`,
  userSelect: 'none',
  '@media': {
    [screen.wide]: { gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))', gap: space.l },
  },
});

export const name = style({ font: `600 .95rem/1.4 ${font.sans}`, paddingInlineStart: space.xxs });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  rowGap: '2px',
  marginTop: space.xxs,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const weekday = style({ color: color.muted, font: `400 min(.72rem, 13px)/1.6 ${font.sans}` });

/** By how many days its first is not a Monday. */
export const offsets = [1, 2, 3, 4, 5, 6, 7].map((_, columns) =>
  style({ gridColumn: `span ${Math.max(columns, 1)}` }),
);

const hatch = `repeating-linear-gradient(135deg, transparent 0 3px, ${color.sunken} 3px 6px)`;

/** One style for a day and for its sample in the legend. In forced colours borders tell backgrounds apart. */
const looks = {
  '&[data-look="closed"]': {
    background: color.redSoft,
    borderColor: color.red,
    color: color.red,
    fontWeight: 600,
    '@media': { [forced]: { borderWidth: '2px' } },
  },
  '&[data-look="reduced"]': {
    background: `linear-gradient(${color.surface} 45%, ${color.sunken} 45%)`,
    borderColor: color.brass,
    fontWeight: 600,
    '@media': { [forced]: { borderStyle: 'double', borderWidth: '3px' } },
  },
  '&[data-look="extra"]': {
    background: color.green,
    borderColor: color.green,
    color: color.onGreen,
    fontWeight: 600,
    printColorAdjust: 'exact',
    '@media': {
      [forced]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
    },
  },
  '&[data-look="holiday"]': { borderColor: color.brass, borderStyle: 'dashed', borderRadius: '50%' },
  '&[data-look="proposed"]': {
    background: color.sunken,
    borderColor: 'transparent',
    '@media': { [forced]: { borderColor: 'CanvasText', borderStyle: 'dotted' } },
  },
  '&[data-look="rest"]': { background: hatch, color: color.muted },
} as const;

const plain = { border: '1px solid transparent', borderRadius: '6px' } as const;

export const day = style({
  ...plain,
  minHeight: '24px',
  display: 'grid',
  placeItems: 'center',
  font: `500 min(.78rem, 14px)/1 ${font.sans}`,
  selectors: {
    ...looks,
    '&[data-look="holiday"]': { ...looks['&[data-look="holiday"]'], justifySelf: 'center', width: '24px' },
    '&[data-past]': { color: color.muted, fontWeight: 400 },
    '&[data-look="extra"][data-past]': { color: color.onGreen },
    '&[data-today]': { boxShadow: `inset 0 -3px ${color.green}`, fontWeight: 700 },
    '&:not([data-past])': { cursor: 'pointer' },
    '&:not([data-past]):hover': { '@media': { [screen.mouse]: { outline: `1px solid ${color.edge}` } } },
    '&[data-picked]': { outline: `2px solid ${color.brass}`, background: color.greenSoft, color: color.ink },
  },
});

/** What lasts for days is one bar, from edge to edge. */
globalStyle(`${day}[data-joins-before]`, {
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  borderInlineStartColor: 'transparent',
});
globalStyle(`${day}[data-joins-after]`, {
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  borderInlineEndColor: 'transparent',
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.m}`,
  padding: 0,
  marginTop: space.l,
  listStyle: 'none',
  color: color.muted,
  fontSize: size.caption,
});

export const legendItem = style({ display: 'flex', alignItems: 'center', gap: '6px' });

export const sample = style({
  ...plain,
  flex: 'none',
  width: '18px',
  height: '18px',
  selectors: { ...looks, '&[data-look="rest"]': { background: hatch, borderColor: color.line } },
});

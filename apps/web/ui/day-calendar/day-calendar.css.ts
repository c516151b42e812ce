import { createVar, globalStyle, style } from '@vanilla-extract/css';
import {
  chosenEverywhere,
  font,
  forced,
  motion,
  radius,
  screen,
  size,
  space,
  touch,
} from '../layout/measures.ts';
import { color } from '../theme/tokens.css.ts';

const mark = createVar();

/** Where patterns are taken away, this one stays. */
const hatched = {
  forcedColorAdjust: 'none',
  background: 'repeating-linear-gradient(135deg, GrayText 0 1px, Canvas 1px 6px)',
  borderColor: 'Canvas',
  color: 'CanvasText',
} as const;

export const root = style({ maxWidth: '400px', width: '100%' });

export const month = style({
  display: 'grid',
  gridTemplateColumns: `${touch} 1fr ${touch}`,
  alignItems: 'center',
  gap: space.xs,
});

export const step = style({
  width: touch,
  height: touch,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  border: `1px solid ${color.edge}`,
  background: 'none',
  selectors: {
    '&:hover:not([aria-disabled="true"])': {
      '@media': { [screen.mouse]: { background: color.sunken, borderColor: color.ink } },
    },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
    '&:focus-visible': { borderRadius: '50%' },
  },
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  gap: space.xxs,
});

/** Doubled, to stand above the select's own measures wherever its style sheet comes. */
export const choice = style({
  selectors: {
    '&&': {
      minHeight: touch,
      padding: '0 22px 0 9px',
      fontWeight: 600,
      fontSize: 'min(.95rem, 4.6vw)',
      textTransform: 'capitalize',
    },
  },
});

globalStyle(`${choices} svg`, { right: '5px' });

export const grid = style({
  gridColumn: '1 / -1',
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  textAlign: 'center',
});

export const weekday = style({
  padding: `${space.xs} 0`,
  // Seven of them share a phone's width, however large the letters.
  font: `600 min(${size.caption}, 3.8vw)/1.2 ${font.sans}`,
  color: color.muted,
});

export const cell = style({ padding: 0 });

export const day = style({
  position: 'relative',
  width: '100%',
  minHeight: touch,
  padding: 0,
  display: 'grid',
  placeItems: 'center',
  border: '1px solid transparent',
  borderRadius: radius.s,
  background: 'none',
  font: `500 min(1rem, 6.6vw)/1 ${font.sans}`,
  fontVariantNumeric: 'tabular-nums',
  color: color.muted,
  transition: `background-color ${motion.quick}`,
  vars: { [mark]: 'transparent' },
  '@media': { [forced]: { borderColor: 'Canvas', color: 'GrayText' } },
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&::after': {
      content: '',
      position: 'absolute',
      bottom: '6px',
      width: '5px',
      height: '5px',
      borderRadius: '50%',
      background: mark,
      '@media': { [forced]: { background: 'none' } },
    },
    '&[data-state="open"]': {
      color: color.ink,
      fontWeight: 600,
      vars: { [mark]: color.green },
      '@media': { [forced]: { borderColor: 'ButtonText', color: 'ButtonText' } },
    },
    '&[data-state="open"]:hover': { '@media': { [screen.mouse]: { background: color.greenSoft } } },
    '&[data-state="full"]': {
      textDecoration: `line-through ${color.red}`,
      textDecorationThickness: '1.5px',
      background: color.redSoft,
      color: color.ink,
    },
    '&[data-state="closed"]': {
      background: `repeating-linear-gradient(135deg, transparent 0 4px, ${color.sunken} 4px 8px)`,
      '@media': { [forced]: hatched },
    },
    '&[data-state="away"]': {
      borderColor: color.line,
      borderStyle: 'dashed',
      '@media': { [forced]: { borderColor: 'GrayText' } },
    },
    '&[data-state="past"], &[data-state="beyond"]': {
      color: `color-mix(in srgb, ${color.muted} 78%, ${color.surface})`,
      fontWeight: 400,
    },
    '&[data-today]': {
      borderColor: color.brassLine,
      '@media': { [forced]: { borderColor: 'ButtonText', borderWidth: '3px' } },
    },
    '&[data-chosen]': {
      ...chosenEverywhere,
      background: color.green,
      color: color.onGreen,
      fontWeight: 700,
      vars: { [mark]: color.onGreen },
    },
    '&[data-chosen]:hover': { '@media': { [screen.mouse]: { background: color.greenDeep } } },
    '&:focus-visible': { borderRadius: radius.s, outlineOffset: '1px' },
  },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxs} ${space.m}`,
  padding: 0,
  marginTop: space.s,
  listStyle: 'none',
  fontSize: size.caption,
  color: color.muted,
});

export const legendItem = style({ display: 'flex', alignItems: 'center', gap: '6px' });

export const sample = style({
  width: '18px',
  height: '18px',
  borderRadius: '5px',
  border: `1px solid ${color.line}`,
  display: 'grid',
  placeItems: 'center',
  selectors: {
    '&[data-state="open"]::after': {
      content: '',
      width: '6px',
      height: '6px',
      borderRadius: '50%',
      background: color.green,
      '@media': { [forced]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
    '&[data-state="away"]': { borderStyle: 'dashed', borderColor: color.edge },
    '&[data-state="full"]': { background: color.redSoft },
    '&[data-state="full"]::after': {
      content: '',
      width: '10px',
      height: '1.5px',
      background: color.red,
      '@media': { [forced]: { forcedColorAdjust: 'none', background: 'GrayText' } },
    },
    '&[data-state="closed"]': {
      background: `repeating-linear-gradient(135deg, transparent 0 4px, ${color.sunken} 4px 8px)`,
      '@media': { [forced]: hatched },
    },
  },
});

import { style } from '@vanilla-extract/css';
import { font, forced, radius, size, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';
import { absentPattern, cell, outside } from './day-grid.css.ts';

/** Means that somebody is absent, and nothing else. */
const plum = `color-mix(in srgb, #6a4560 45%, ${color.ink})`;
const plumLine = `color-mix(in srgb, #6a4560 45%, ${color.surface})`;
const plumSoft = `color-mix(in srgb, #6a4560 13%, ${color.surface})`;
const dots = `radial-gradient(circle at 4px 4px, ${plumLine} 1.1px, transparent 1.5px) 0 0 / 8px 8px`;

const away = style({
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space.xxs,
  padding: `${space.xs} ${space.xxs}`,
  color: color.muted,
  font: `500 ${size.caption}/1.35 ${font.sans}`,
  selectors: { '&[data-small]': { paddingBlock: 0 } },
});

const shut = style([outside, away]);

/** The words of a block stay in view as long as any of it is. */
const staysInView = { position: 'sticky', top: '64px', left: '68px' } as const;

export const word = style({
  ...staysInView,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  maxWidth: '100%',
  padding: `2px ${space.xs}`,
  borderRadius: radius.pill,
  background: color.surface,
  fontWeight: 600,
  forcedColorAdjust: 'auto',
  overflowWrap: 'anywhere',
});

export const reason = style({
  ...staysInView,
  top: '92px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  maxWidth: '100%',
  paddingInline: space.xxs,
  borderRadius: '4px',
  background: `color-mix(in srgb, ${color.surface} 88%, transparent)`,
  overflowWrap: 'anywhere',
  textAlign: 'left',
  selectors: { '[data-small] &': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } },
});

const absent = style([
  cell,
  {
    zIndex: 1,
    borderBlock: `1px solid ${plumLine}`,
    background: `${dots}, ${plumSoft}`,
    printColorAdjust: 'exact',
    '@media': { [forced]: absentPattern },
  },
]);

/** The whole block opens it. */
export const absence = style([
  away,
  {
    width: '100%',
    height: '100%',
    border: 0,
    background: 'transparent',
    color: plum,
    textAlign: 'left',
    selectors: {
      '&:focus-visible': { outlineOffset: '-3px' },
      '[data-small] > &': { display: 'flex', alignItems: 'center', paddingBlock: 0, overflow: 'hidden' },
    },
    '@media': { print: { display: 'grid !important' } },
  },
]);

/** An end that can be drawn; a finger reaches further, on the side on which nothing else is pressed. */
export const grip = style({
  position: 'absolute',
  insetInline: '25%',
  height: '8px',
  display: 'grid',
  placeItems: 'center',
  cursor: 'ns-resize',
  touchAction: 'none',
  zIndex: 2,
  selectors: {
    '&[data-end="start"]': { top: '-2px' },
    '&[data-end="end"]': { bottom: '-2px' },
    '&::before': {
      content: '',
      width: '36px',
      height: '4px',
      borderRadius: radius.pill,
      background: plumLine,
    },
    '&::after': { content: '', position: 'absolute', insetInline: 0, height: '28px' },
    '&[data-end="start"]::after': { bottom: 0 },
    '&[data-end="end"]::after': { top: 0 },
  },
  '@media': { print: { display: 'none' } },
});

/** Where it would be. */
export const ghost = style({
  position: 'relative',
  zIndex: 2,
  margin: '1px 3px',
  padding: `2px ${space.xs}`,
  border: `2px dashed ${plum}`,
  borderRadius: '7px',
  background: `color-mix(in srgb, ${plumSoft} 82%, transparent)`,
  color: plum,
  font: `600 ${size.caption}/1.3 ${font.sans}`,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  overflow: 'hidden',
});

export const looks = { shut, absent } as const;

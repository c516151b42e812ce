import { style } from '@vanilla-extract/css';
import { font, forced, radius, size, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';
import { away } from './away-block.css.ts';
import { absentPattern, cell } from './day-grid.css.ts';

/** This hatch means absence only. */
const plum = `color-mix(in srgb, #6a4560 45%, ${color.ink})`;
const plumLine = `color-mix(in srgb, #6a4560 45%, ${color.surface})`;
const plumSoft = `color-mix(in srgb, #6a4560 13%, ${color.surface})`;
const dots = `radial-gradient(circle at 4px 4px, ${plumLine} 1.1px, transparent 1.5px) 0 0 / 8px 8px`;

export const absent = style([
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

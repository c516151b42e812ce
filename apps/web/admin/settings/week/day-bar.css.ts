import { style } from '@vanilla-extract/css';
import { forced, screen, size } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const width = '132px';
/** Beside it, two ranges, their crosses and what adds and copies take one line of a tablet. */
export const narrowWidth = '76px';

const onTablet = { [screen.tablet]: { width: narrowWidth } };

export const scale = style({
  width,
  marginInlineStart: 'auto',
  display: 'flex',
  justifyContent: 'space-between',
  color: color.muted,
  fontSize: size.caption,
  fontVariantNumeric: 'tabular-nums',
  '@media': onTablet,
});

export const bar = style({
  width,
  height: '14px',
  borderRadius: '4px',
  overflow: 'hidden',
  '@media': onTablet,
});

export const ground = style({ fill: color.sunken, '@media': { [forced]: { fill: 'Canvas' } } });

export const hours = style({ fill: color.green, '@media': { [forced]: { fill: 'Highlight' } } });

export const before = style({
  fill: 'none',
  stroke: color.brass,
  strokeWidth: '1.5px',
  strokeDasharray: '3 2',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

import { style } from '@vanilla-extract/css';
import { forced, size, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const rows = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space.m });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${space.s}`,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
  breakInside: 'avoid',
});

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const amount = style({ fontWeight: 700, textAlign: 'end' });

const drawn = { gridColumn: '1 / -1', width: '100%' } as const;

export const svg = style({ ...drawn, height: '18px' });

export const thin = style({ ...drawn, height: '6px' });

export const more = style({ color: color.muted });

export const share = style({ color: color.muted, textAlign: 'end' });

export const ground = style({
  fill: color.sunken,
  printColorAdjust: 'exact',
  '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const bar = style({
  fill: color.green,
  printColorAdjust: 'exact',
  '@media': { [forced]: { fill: 'CanvasText' } },
});

export const stroke = style({
  fill: color.brass,
  stroke: color.surface,
  strokeWidth: 2,
  printColorAdjust: 'exact',
  '@media': { [forced]: { fill: 'Highlight' } },
});

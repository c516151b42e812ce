import { style } from '@vanilla-extract/css';
import { font, forced, size, space, touch } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const columns = style({ display: 'grid', gap: space.xxs, minWidth: 0 });

export const sheet = style({ minWidth: 0, overflow: 'hidden' });

export const svg = style({ display: 'block', width: '100%', height: 'auto' });

export const grid = style({ stroke: color.line, strokeWidth: 1, strokeDasharray: '2 4' });

export const hatchLine = style({ stroke: color.line, strokeWidth: 2 });

export const bar = style({
  fill: color.green,
  printColorAdjust: 'exact',
  '@media': { [forced]: { fill: 'CanvasText' } },
});

export const dash = style({
  fill: color.brass,
  stroke: color.surface,
  strokeWidth: 1,
  printColorAdjust: 'exact',
  '@media': { [forced]: { fill: 'Highlight', stroke: 'Canvas' } },
});

export const lookedAt = style({ fill: color.greenSoft, '@media': { [forced]: { stroke: 'Highlight' } } });

const letters = { fontFamily: font.sans, fontVariantNumeric: 'tabular-nums' } as const;

export const tick = style({ ...letters, fontSize: '12px', fill: color.muted, textAnchor: 'end' });

export const label = style({ ...letters, fontSize: '12px', fill: color.muted, textAnchor: 'middle' });

export const value = style({
  ...letters,
  fontSize: '12px',
  fontWeight: 700,
  fill: color.ink,
  textAnchor: 'middle',
});

export const reader = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  '@media': { print: { display: 'none' } },
});

export const readLabel = style({ flex: 'none', fontSize: size.small, color: color.muted });

export const slider = style({
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: touch,
  margin: 0,
  accentColor: color.green,
  cursor: 'pointer',
});

export const said = style({
  fontSize: size.small,
  minHeight: '1.55em',
  '@media': { print: { display: 'none' } },
});

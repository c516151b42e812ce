import { globalStyle, style } from '@vanilla-extract/css';
import { forced, radius, size, space, sturdy, touch } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  minWidth: 0,
  padding: 'clamp(16px, 2vw, 24px)',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  boxShadow: color.shadow,
  breakInside: 'avoid',
});

export const wide = style({ gridColumn: '1 / -1' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.s,
});

export const title = style({ ...sturdy, fontSize: size.title4 });

export const lead = style({ marginTop: space.xxs, fontSize: size.small, color: color.muted });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.m}`,
  fontSize: size.small,
  color: color.muted,
});

export const key = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });

const shape = { display: 'inline-block', printColorAdjust: 'exact' } as const;

export const now = style({
  ...shape,
  width: '10px',
  height: '12px',
  borderRadius: '2px',
  background: color.green,
  '@media': { [forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const before = style({
  ...shape,
  width: '18px',
  height: '4px',
  background: color.brass,
  '@media': { [forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const numbers = style({ marginTop: 'auto' });

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: touch,
  padding: `0 ${space.xs} 0 0`,
  border: 0,
  background: 'none',
  fontWeight: 600,
  fontSize: size.small,
  '@media': { print: { display: 'none' } },
});

globalStyle(`${toggle} svg:first-child`, { color: color.brass });

export const turned = style({ transform: 'rotate(180deg)' });

export const sheet = style({ overflowX: 'auto' });

export const onlyOnPaper = style({ '@media': { screen: { display: 'none' } } });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const caption = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

globalStyle(`${table} :is(th, td)`, {
  padding: `${space.xs} 6px`,
  textAlign: 'end',
  fontWeight: 400,
  borderBottom: `1px dashed ${color.line}`,
});
globalStyle(`${table} :is(th, td):first-child`, { textAlign: 'start' });
globalStyle(`${table} thead th`, { color: color.muted, fontWeight: 600 });
globalStyle(`${table} tfoot :is(th, td)`, {
  fontWeight: 700,
  borderBottom: 0,
  borderTop: `1px solid ${color.edge}`,
});
globalStyle(`${table} tr`, { breakInside: 'avoid' });

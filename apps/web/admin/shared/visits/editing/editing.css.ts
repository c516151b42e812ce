import { globalStyle, style } from '@vanilla-extract/css';
import { size, space, sturdySerif, touch } from '../../../../ui/layout/measures.ts';
import { color } from '../../../../ui/theme/tokens.css.ts';

export const form = style({ display: 'grid', gap: space.m });

/** It takes the focus when one of its lines has gone. */
export const services = style({ display: 'grid', gap: space.s, outlineOffset: space.xs });

export const title = style({ font: 'inherit', fontSize: size.small, fontWeight: 600 });

export const lines = style({ padding: 0, listStyle: 'none' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space.s,
  paddingBlock: space.xxs,
  borderTop: `1px dashed ${color.line}`,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const name = style({ fontWeight: 600 });

export const duration = style({
  display: 'block',
  color: color.muted,
  fontSize: size.small,
  fontWeight: 400,
});

export const remove = style({ minWidth: touch, paddingInline: 0, border: 0 });

/** The button on a line of its own where there is no room beside the list. */
export const another = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space.s,
  paddingTop: space.s,
  borderTop: `1px dashed ${color.line}`,
});

globalStyle(`${another} > :first-child`, { flex: '1 1 12rem', minWidth: 0 });

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space.s}`,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${total} > strong`, sturdySerif('600 1.4rem/1.2'));

export const hint = style({ color: color.muted, fontSize: size.small });

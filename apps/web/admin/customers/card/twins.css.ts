import { style } from '@vanilla-extract/css';
import { radius, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const list = style({ display: 'grid', gap: space.xs, padding: 0, listStyle: 'none' });

export const twin = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  padding: `${space.s} ${space.m}`,
  border: `1px solid ${color.brassLine}`,
  borderRadius: radius.s,
  background: color.sunken,
});

export const icon = style({ flex: 'none', color: color.brass });

export const text = style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });

export const title = style({ fontWeight: 600 });

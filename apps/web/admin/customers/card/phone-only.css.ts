import { style } from '@vanilla-extract/css';
import { size, space, touch } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  minHeight: touch,
  cursor: 'pointer',
});

export const name = style({ display: 'block' });

export const note = style({ color: color.muted, fontSize: size.small });

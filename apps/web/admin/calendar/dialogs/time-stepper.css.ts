import { style } from '@vanilla-extract/css';
import { radius, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const stepper = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
});

export const name = style({ fontWeight: 600 });

export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.s,
  background: color.surface,
});

export const step = style({ borderColor: 'transparent', color: color.green });

export const time = style({
  minWidth: '4em',
  textAlign: 'center',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

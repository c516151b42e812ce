import { style } from '@vanilla-extract/css';
import { size, space } from '../../../../ui/layout/measures.ts';
import { color } from '../../../../ui/theme/tokens.css.ts';

export const everything = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  cursor: 'pointer',
});

export const name = style({ display: 'block' });

export const time = style({ color: color.muted, fontSize: size.small });

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: space.m,
  marginTop: space.m,
  paddingTop: space.m,
  borderTop: `1px dashed ${color.line}`,
});

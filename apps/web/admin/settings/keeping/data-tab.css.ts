import { style } from '@vanilla-extract/css';
import { font, size, space, touch } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const choice = style({ maxWidth: '320px', marginTop: space.m });

export const part = style({
  marginTop: space.l,
  font: `600 1rem/1.35 ${font.sans}`,
  letterSpacing: 'normal',
});

export const deletes = style({ marginTop: space.m, color: color.red, borderColor: color.red });

export const automatic = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: touch,
  marginTop: space.l,
  cursor: 'pointer',
});

export const quiet = style({ marginTop: space.xs, color: color.muted, fontSize: size.small });

/** The day below the name where it does not fit beside it. */
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.m}`,
  paddingBlock: space.s,
  borderTop: `1px dashed ${color.line}`,
});

export const name = style({ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' });

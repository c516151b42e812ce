import { style } from '@vanilla-extract/css';
import { font, size, space, touch } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const part = style({
  marginTop: space.l,
  font: `600 1rem/1.35 ${font.sans}`,
  letterSpacing: 'normal',
});

export const kind = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: touch,
  minWidth: 0,
  cursor: 'pointer',
});

export const hours = style({ maxWidth: '320px', marginTop: space.xs });

export const subject = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const letter = style({
  marginTop: space.s,
  padding: space.m,
  border: `1px solid ${color.line}`,
  fontSize: size.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

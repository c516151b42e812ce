import { style } from '@vanilla-extract/css';
import { font, size, space } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

/** Rows of a list in a card: what it is, when, and what can be done with it. */
export const list = style({ padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  paddingBlock: space.s,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.xs}`,
  font: `600 1rem/1.35 ${font.sans}`,
  letterSpacing: 'normal',
});

export const facts = style({
  marginTop: '2px',
  color: color.muted,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style({ flex: 'none', display: 'flex', marginInlineEnd: `calc(-1 * ${space.xs})` });

export const none = style({ marginTop: space.xs, color: color.muted });

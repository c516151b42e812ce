import { style } from '@vanilla-extract/css';
import { font, forced, radius, screen, space, touch } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const ranges = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxs,
  minWidth: 0,
});

export const range = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: touch,
  maxWidth: '100%',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.s,
  background: color.surface,
  selectors: {
    '&:not(:has(button))': { paddingInlineEnd: space.xxs },
    '&[data-invalid]': {
      borderColor: color.red,
      boxShadow: `inset 0 0 0 1px ${color.red}`,
      '@media': { [forced]: { borderWidth: '3px' } },
    },
  },
});

/** Without an arrow: two of them and a cross share a line of a phone. */
export const time = style({
  appearance: 'none',
  minHeight: touch,
  width: '3.25rem',
  padding: '4px',
  border: 0,
  borderRadius: radius.s,
  background: 'none',
  textAlign: 'center',
  textAlignLast: 'center',
  font: `500 1rem/1.4 ${font.sans}`,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { '@media': { [screen.mouse]: { background: color.sunken } } },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const remove = style({
  width: '36px',
  minHeight: touch,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  borderInlineStart: `1px solid ${color.line}`,
  borderRadius: `0 ${radius.s} ${radius.s} 0`,
  background: 'none',
  color: color.muted,
  selectors: {
    '&:hover': { '@media': { [screen.mouse]: { background: color.sunken, color: color.ink } } },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { '(pointer: coarse)': { width: touch }, print: { display: 'none' } },
});

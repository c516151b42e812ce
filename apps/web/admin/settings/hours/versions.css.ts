import { style } from '@vanilla-extract/css';
import { chosenEverywhere, radius, screen, size, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const list = style({
  display: 'grid',
  gap: space.xs,
  margin: `${space.s} 0`,
  padding: 0,
  listStyle: 'none',
});

export const version = style({
  display: 'flex',
  alignItems: 'center',
  borderRadius: radius.s,
  selectors: { '&[data-open]': { background: color.greenSoft, ...chosenEverywhere } },
});

export const open = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  gap: '2px',
  padding: space.s,
  border: 0,
  borderRadius: radius.s,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': {
      '@media': { [screen.mouse]: { textDecoration: 'underline', textUnderlineOffset: '.22em' } },
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const name = style({ fontWeight: 600 });

export const line = style({ fontSize: size.small, fontVariantNumeric: 'tabular-nums' });

import { style } from '@vanilla-extract/css';
import { screen, size, space, touch } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

export const stylist = style({
  width: '230px',
  '@media': { [screen.phone]: { width: 'auto', flex: '1 1 100%' } },
});

export const choice = style({
  width: '180px',
  '@media': { [screen.phone]: { width: 'auto', flex: '1 1 8.25rem' } },
});

export const day = style({
  width: '170px',
  '@media': { [screen.phone]: { width: 'auto', flex: '1 1 8.25rem' } },
});

export const title = style({
  marginBlock: `${space.l} ${space.s}`,
  fontSize: size.title4,
  selectors: { '&:first-child': { marginTop: 0 } },
});

/** Touch target higher than its line. */
export const open = style({
  minHeight: touch,
  marginBlock: '-10px',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationColor: color.edge,
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
  overflowWrap: 'anywhere',
});

import { style } from '@vanilla-extract/css';
import { screen, size, space } from '../../ui/layout/measures.ts';

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

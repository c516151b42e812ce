import { style } from '@vanilla-extract/css';
import { screen } from '../../ui/layout/measures.ts';

export const stylist = style({
  width: '230px',
  '@media': { [screen.phone]: { width: 'auto', flex: '1 1 100%' } },
});

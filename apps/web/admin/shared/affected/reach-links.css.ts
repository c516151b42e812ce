import { style } from '@vanilla-extract/css';
import { screen, space, touch } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

/** On a phone, beside the leaf of a day, number and WhatsApp share the line. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.l}`,
  '@media': { [screen.phone]: { columnGap: space.s } },
});

export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: touch,
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
});

export const icon = style({ flex: 'none', color: color.brass });

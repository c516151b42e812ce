import { style } from '@vanilla-extract/css';
import { size, space, touch } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const take = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: touch,
  fontSize: size.small,
  fontWeight: 600,
  color: color.green,
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
  '@media': { print: { display: 'none' } },
});

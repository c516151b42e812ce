import { style } from '@vanilla-extract/css';
import { touch } from '../../ui/layout/measures.ts';

/** As tall under a finger as a button, without moving what stands around it. */
export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch,
  marginBlock: '-10px',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
});

import { style } from '@vanilla-extract/css';
import { radius } from '../layout/measures.ts';
import { color } from '../theme/tokens.css.ts';

/** White in the dark as well: cameras look for dark squares on a light ground. */
export const plate = style({
  justifySelf: 'center',
  width: 'min(240px, 100%)',
  aspectRatio: '1',
  background: '#fff',
  color: '#000',
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  overflow: 'hidden',
});

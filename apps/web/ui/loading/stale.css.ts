import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../theme/tokens.css.ts';

const breathe = keyframes({ '50%': { boxShadow: '0 -3px 0 transparent' } });

/**
 * Stale content while the next loads: as readable as ever, under a pulsing line. No
 * element of its own, over which nobody could tell whether the text can be read.
 */
export const stale = style({
  boxShadow: `0 -3px 0 ${color.green}`,
  animation: `${breathe} 1.1s ease-in-out infinite`,
});

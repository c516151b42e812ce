import { keyframes, style } from '@vanilla-extract/css';
import { radius } from '../layout/measures.ts';
import { color } from '../theme/tokens.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const bone = style({
  display: 'block',
  background: `color-mix(in srgb, ${color.line} 70%, ${color.surface})`,
  borderRadius: radius.s,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});

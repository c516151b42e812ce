import { keyframes, style } from '@vanilla-extract/css';
import { hidden } from '../layout/measures.ts';
import { color } from '../theme/tokens.css.ts';

const grow = keyframes({ from: { transform: 'scaleX(0)' } });
const silence = keyframes({ from: { visibility: 'hidden' } });

/** Delayed, so that fast loads flash no line. */
export const line = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 70,
  // Visible in forced colours, too.
  borderTop: `3px solid ${color.brassLine}`,
  transform: 'scaleX(.95)',
  transformOrigin: 'left',
  animation: `${grow} 9s cubic-bezier(.1, .7, .2, 1) .12s backwards`,
});

export const said = style({ ...hidden, animation: `${silence} 1ms 1s backwards` });

import { keyframes, style } from '@vanilla-extract/css';
import { color } from './tokens.css.ts';

const pass = keyframes({ from: { backgroundPosition: '-60% 0' }, to: { backgroundPosition: '160% 0' } });

/** What was there before, while what was asked for is on its way: as readable as ever, under a line that moves. */
export const awaited = style({
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    top: '-3px',
    zIndex: 3,
    height: '3px',
    background: `linear-gradient(90deg, transparent, ${color.green} 30% 70%, transparent) 50% 0 / 40% 100% no-repeat`,
    animation: `${pass} 1.1s ease-in-out infinite`,
  },
});

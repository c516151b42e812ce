import { style } from '@vanilla-extract/css';
import { forced, motion, screen } from '../layout/measures.ts';
import { color } from '../theme/tokens.css.ts';

/** As tall under a finger as a button: the track is drawn in the middle of it. */
export const control = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: '44px',
  height: '44px',
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '9px 0',
      borderRadius: '999px',
      border: `1px solid ${color.edge}`,
      background: color.sunken,
      transition: `background-color ${motion.quick}`,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      left: '4px',
      top: '13px',
      width: '18px',
      height: '18px',
      borderRadius: '50%',
      background: color.edge,
      transition: `transform ${motion.quick}`,
      '@media': { [forced]: { forcedColorAdjust: 'none', background: 'ButtonText' } },
    },
    '&:checked::before': {
      background: color.green,
      borderColor: color.green,
      printColorAdjust: 'exact',
      '@media': {
        [forced]: { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'Highlight' },
      },
    },
    '&:checked::after': {
      background: color.onGreen,
      transform: 'translateX(18px)',
      '@media': { [forced]: { forcedColorAdjust: 'none', background: 'HighlightText' } },
    },
    '&:hover::before': { '@media': { [screen.mouse]: { borderColor: color.ink } } },
    '&:focus-visible': { borderRadius: '12px', outlineOffset: '-3px' },
  },
});

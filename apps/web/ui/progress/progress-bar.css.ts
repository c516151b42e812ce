import { style } from '@vanilla-extract/css';
import { forced } from '../layout/measures.ts';
import { color } from '../theme/tokens.css.ts';

const filled = { background: color.green };
const empty = { background: color.line };

export const progressBar = style({
  ...empty,
  appearance: 'none',
  width: '100%',
  height: '8px',
  border: 0,
  borderRadius: '4px',
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': empty,
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
  },
  '@media': { [forced]: { appearance: 'auto' } },
});

import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../../ui/theme/tokens.css.ts';

export const hint = style({ position: 'relative', display: 'block' });

/** In the gap below the line: nothing moves when it comes. */
const anyBar = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '-5px',
  height: '3px',
  borderRadius: '2px',
});

export const bar = styleVariants(
  {
    0: ['20%', color.red],
    1: ['35%', color.red],
    2: ['60%', color.brass],
    3: ['80%', color.green],
    4: ['100%', color.green],
  },
  ([share, filled]) => [
    anyBar,
    { background: `linear-gradient(to right, ${filled} ${share}, ${color.line} ${share})` },
  ],
);

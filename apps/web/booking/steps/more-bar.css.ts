import { globalStyle, style } from '@vanilla-extract/css';
import { footBar, space, touch } from '../../ui/layout/measures.ts';
import { bar, barHeight, fixedBar, oneLine, oneLineHeight, summary } from '../summary.css.ts';

/** In the bar above the buttons, and so much higher. */
export const more = style({
  '@media': {
    // The icon stands under the words above it.
    [bar]: { gridColumn: '1 / -1', order: -2, justifySelf: 'start', marginInlineStart: `-${space.s}` },
    [oneLine]: { gridRow: 1, gridColumn: '1 / -1' },
  },
});

globalStyle(`${summary}:has(${more})`, { vars: { '--bar-row': '2' } });
const higher = (height: string) => `calc(${height} + ${touch} + ${space.xs})`;
globalStyle(`html:has(${more})`, {
  '@media': {
    [fixedBar]: { scrollPaddingBottom: higher(barHeight), vars: { [footBar]: higher(barHeight) } },
    [oneLine]: { scrollPaddingBottom: higher(oneLineHeight), vars: { [footBar]: higher(oneLineHeight) } },
  },
});
globalStyle(`body:has(${more})`, {
  '@media': {
    [fixedBar]: { paddingBottom: higher(barHeight) },
    [oneLine]: { paddingBottom: higher(oneLineHeight) },
  },
});

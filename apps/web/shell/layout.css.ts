import { style } from '@vanilla-extract/css';
import { radius, space } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

/** At least the height of the window, so that the footer does not jump while a page loads. */
export const main = style({ flex: 1, minHeight: 'calc(100dvh - 68px)' });

/** What stands in a page's place when it cannot be shown. */
export const trouble = style({ display: 'grid', gap: space.m, paddingBlock: 'clamp(28px, 4vw, 56px)' });

export const skip = style({
  position: 'absolute',
  left: space.m,
  top: space.xs,
  zIndex: 50,
  padding: `${space.s} ${space.m}`,
  background: color.green,
  color: color.onGreen,
  borderRadius: radius.s,
  fontWeight: 600,
  '@media': { print: { display: 'none' } },
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});

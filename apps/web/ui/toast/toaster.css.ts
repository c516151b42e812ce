import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import {
  font,
  footBar,
  footCard,
  motion,
  radius,
  screen,
  sideBar,
  size,
  space,
  touch,
} from '../layout/measures.ts';
import { color } from '../theme/tokens.css.ts';

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const slideOut = keyframes({ to: { opacity: 0, transform: 'translateX(100%)' } });

/** Of one toast, set by its script. */
export const lift = '--lift';

export const viewport = style({
  position: 'fixed',
  zIndex: 60,
  right: `var(${sideBar}, 0px)`,
  // A page with a bar at its foot says how high it is.
  bottom: `calc(max(var(${footBar}, 0px), var(${lift}, 0px)) + var(${footCard}, 0px))`,
  width: '100%',
  padding: space.m,
  paddingBottom: 'max(16px, env(safe-area-inset-bottom))',
  listStyle: 'none',
  pointerEvents: 'none',
  '@media': { [screen.wide]: { maxWidth: '420px', padding: space.l } },
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
});

// Beside an open dialog, above its veil, and never over its cross or its buttons, which stand to the right: at the top left
// where the dialog may have the foot of the window, at the bottom left where it stands in the middle.
globalStyle(`html:has([role="dialog"], [role="alertdialog"]) ${viewport}`, {
  left: 0,
  right: 'auto',
  '@media': {
    'screen and (max-width: 959px)': { top: 0, bottom: 'auto', maxWidth: 'min(420px, calc(100% - 48px))' },
  },
});

export const toast = style({
  position: 'relative',
  // A dialog that opens later takes the pointer from everything outside; a press would reach its veil, and close it.
  pointerEvents: 'auto !important' as 'auto',
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  columnGap: space.s,
  padding: `${space.m} 52px ${space.m} ${space.m}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderLeft: `4px solid ${color.green}`,
  borderRadius: radius.m,
  boxShadow: color.lifted,
  animation: `${slideIn} ${motion.calm}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${slideOut} ${motion.quick}` },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'none', transition: `transform ${motion.quick}` },
    '&[data-swipe="end"]': { animation: `${slideOut} ${motion.quick}` },
    '&:focus-visible': { borderRadius: radius.m },
  },
});

/** Green is for what has been done. */
export const tones = styleVariants({
  plain: {},
  info: { borderLeftColor: color.brassLine },
  destructive: { background: color.redSoft, borderColor: color.red },
});

export const icon = style({ marginTop: '1px' });

export const iconTones = styleVariants({
  plain: { color: color.green },
  info: { color: color.brass },
  destructive: { color: color.red },
});

export const title = style({ fontWeight: 700 });

export const description = style({ gridColumn: 2, fontSize: size.small, marginTop: '2px' });

export const undo = style({
  gridColumn: 2,
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: touch,
  marginTop: space.xs,
  padding: '4px 18px',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.pill,
  background: 'transparent',
  color: color.ink,
  font: `600 .9375rem/1.2 ${font.sans}`,
  selectors: {
    '&:hover': { '@media': { [screen.mouse]: { background: color.sunken, borderColor: color.ink } } },
    '&:focus-visible': { borderRadius: radius.pill },
  },
});

export const close = style({
  position: 'absolute',
  top: '4px',
  right: '4px',
  width: touch,
  height: touch,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  background: 'none',
  color: color.muted,
  selectors: { '&:hover': { '@media': { [screen.mouse]: { color: color.ink } } } },
});

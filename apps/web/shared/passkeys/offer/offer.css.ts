import { globalStyle, style } from '@vanilla-extract/css';
import { footBar, footCard, radius, screen, size, space, sturdySerif } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

const room = '13rem';

export const offer = style({
  position: 'fixed',
  zIndex: 14,
  left: 0,
  right: 0,
  bottom: `var(${footBar}, 0px)`,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space.s} ${space.m}`,
  padding: `${space.m} ${space.m} max(${space.m}, env(safe-area-inset-bottom))`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: `${radius.l} ${radius.l} 0 0`,
  boxShadow: color.lifted,
  '@media': {
    [screen.wide]: {
      left: 'auto',
      right: space.l,
      bottom: `calc(${space.l} + var(${footBar}, 0px))`,
      maxWidth: '420px',
      borderRadius: radius.m,
    },
    print: { display: 'none' },
  },
  selectors: {
    // Whoever is in the middle of a booking goes on undisturbed.
    ':root:has([aria-labelledby="passo"]) &': { display: 'none' },
  },
});

// What has the focus, the end of the page and toasts can be seen above it.
globalStyle(`:root:has(${offer}):not(:has([aria-labelledby="passo"]))`, {
  scrollPaddingBottom: room,
  vars: { [footCard]: room },
  '@media': { [screen.wide]: { vars: { [footCard]: `calc(${room} + ${space.l})` } } },
});
globalStyle(`:root:has(${offer}):not(:has([aria-labelledby="passo"])) body`, {
  '@media': { 'screen and (max-width: 759px)': { paddingBottom: room } },
});

export const icon = style({ color: color.brass });

export const title = style(sturdySerif('700 1.25rem/1.2'));

export const lead = style({ color: color.muted, fontSize: size.small, marginTop: space.xxs });

export const failed = style({ color: color.red, fontSize: size.small, fontWeight: 600, marginTop: space.xs });

export const answers = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space.s });

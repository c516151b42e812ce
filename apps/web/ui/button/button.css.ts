import { style, styleVariants } from '@vanilla-extract/css';
import { font, forced, motion, radius, screen, space, touch } from '../layout/measures.ts';
import { color } from '../theme/tokens.css.ts';

export const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minHeight: '48px',
  padding: '4px clamp(18px, 5.4vw, 22px)',
  borderRadius: radius.pill,
  border: '1px solid transparent',
  font: `600 1rem/1.2 ${font.sans}`,
  textAlign: 'center',
  wordSpacing: '.06em',
  textDecoration: 'none',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}, transform ${motion.quick}`,
  selectors: {
    '&:active:not([aria-disabled="true"])': { transform: 'translateY(1px)' },
    '&:focus-visible': { borderRadius: radius.pill },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    '&[aria-disabled="true"]:not([data-asleep="ready"])': { cursor: 'not-allowed' },
    '&[aria-disabled="true"]:not([aria-busy="true"], [data-asleep="ready"])': {
      opacity: 0.5,
      '@media': { [forced]: { opacity: 1, color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
  '@media': { print: { display: 'none' } },
});

/**
 * Beside it a spinner comes and goes: bare text would be gone where a translating browser has put it into an element of its
 * own. What is in it stands as if it were not there.
 */
export const label = style({ display: 'contents' });

const resting = ':hover:not(:disabled, [aria-disabled="true"])';

export const variants = styleVariants({
  primary: {
    background: color.green,
    color: color.onGreen,
    selectors: { [`&${resting}`]: { '@media': { [screen.mouse]: { background: color.greenDeep } } } },
  },
  ghost: {
    background: 'transparent',
    color: color.ink,
    borderColor: color.edge,
    selectors: {
      [`&${resting}`]: { '@media': { [screen.mouse]: { background: color.sunken, borderColor: color.ink } } },
    },
  },
  danger: {
    background: color.red,
    color: color.onRed,
    selectors: {
      [`&${resting}`]: {
        '@media': { [screen.mouse]: { background: `color-mix(in srgb, ${color.red} 86%, ${color.ink})` } },
      },
    },
  },
  quiet: {
    background: 'transparent',
    color: color.green,
    paddingInline: space.s,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.22em',
    selectors: { [`&${resting}`]: { '@media': { [screen.mouse]: { textDecorationThickness: '2px' } } } },
  },
});

export const sizes = styleVariants({
  m: {},
  s: {
    minHeight: touch,
    padding: '4px 18px',
    fontSize: '.9375rem',
  },
  icon: { flex: 'none', width: touch, minHeight: touch, padding: 0 },
});

export const wide = style({ width: '100%' });

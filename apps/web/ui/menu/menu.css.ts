import { keyframes, style } from '@vanilla-extract/css';
import { forced, motion, radius, size, space, touch } from '../layout/measures.ts';
import { color } from '../theme/tokens.css.ts';

const open = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

export const trigger = style({
  border: 0,
  padding: 0,
  background: 'none',
  borderRadius: '50%',
  selectors: { '&:focus-visible': { borderRadius: '50%' } },
});

export const panel = style({
  zIndex: 30,
  minWidth: '232px',
  maxWidth: 'calc(100vw - 32px)',
  padding: space.xs,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  boxShadow: color.lifted,
  animation: `${open} ${motion.quick}`,
});

export const head = style({
  padding: `${space.xs} ${space.s}`,
  marginBottom: space.xxs,
  borderBottom: `1px dashed ${color.line}`,
  fontSize: size.small,
  overflowWrap: 'anywhere',
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  width: '100%',
  minHeight: touch,
  padding: `0 ${space.s}`,
  borderRadius: radius.s,
  color: color.ink,
  fontWeight: 500,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': {
      background: color.greenSoft,
      outline: 'none',
      '@media': { [forced]: { outline: '2px solid Highlight' } },
    },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
});

export const danger = style({ color: color.red });

export const hint = style({ display: 'block', color: color.muted, fontSize: size.small, fontWeight: 400 });

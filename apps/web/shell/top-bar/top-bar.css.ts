import { style } from '@vanilla-extract/css';
import { forced, motion, screen, size, space, sturdySerif, touch } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  background: color.paper,
  borderBottom: `1px solid ${color.line}`,
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.l,
  height: '68px',
  '@media': {
    [screen.phone]: { height: '60px' },
    '(min-width: 760px) and (max-width: 959px)': { gap: space.s },
  },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: touch,
  minWidth: 0,
  ...sturdySerif('600 1.45rem/1.1'),
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [screen.phone]: { whiteSpace: 'normal', fontSize: 'min(1.3rem, 26px)', marginRight: 'auto' } },
});

export const brandPole = style({
  flex: 'none',
  width: '9px',
  height: '32px',
  borderRadius: '5px',
  boxShadow: `0 0 0 1px ${color.brassLine}`,
});

/** Beside the brand: whether two buttons or an avatar follow at the far end, nothing moves. */
export const nav = style({ marginRight: 'auto' });

export const links = style({
  display: 'flex',
  padding: 0,
  listStyle: 'none',
  '@media': { [screen.desk]: { gap: space.xs } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: touch,
  paddingInline: space.xs,
  fontWeight: 500,
  fontSize: size.small,
  whiteSpace: 'nowrap',
  color: color.muted,
  textDecoration: 'none',
  '@media': { [screen.desk]: { fontSize: size.body } },
  transition: `color ${motion.quick}`,
  selectors: {
    '&:hover': { '@media': { [screen.mouse]: { color: color.ink } } },
    '&[aria-current="page"]': {
      color: color.ink,
      boxShadow: `inset 0 -2px 0 ${color.brassLine}`,
      '@media': { [forced]: { textDecoration: 'underline' } },
    },
  },
});

export const account = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space.xs,
});

export const burger = style({
  flex: 'none',
  width: touch,
  height: touch,
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${color.edge}`,
  borderRadius: '50%',
  background: 'none',
  selectors: { '&:focus-visible': { borderRadius: '50%' } },
});

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  maxHeight: 'calc(100dvh - 60px)',
  overflowY: 'auto',
  background: color.paper,
  borderBottom: `1px solid ${color.line}`,
  boxShadow: color.lifted,
  padding: `${space.xs} 0 ${space.l}`,
});

export const panelLinks = style({ padding: 0, listStyle: 'none' });

export const panelLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '52px',
  fontSize: '1.1rem',
  fontWeight: 500,
  textDecoration: 'none',
  borderBottom: `1px dashed ${color.line}`,
  selectors: { '&[aria-current="page"]': { fontWeight: 700, color: color.green } },
});

export const panelFoot = style({ display: 'grid', gap: space.s, marginTop: space.m });

export const who = style({ display: 'flex', alignItems: 'center', gap: space.s, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: 700 });

export const email = style({ color: color.muted, fontSize: size.small });

/** Belongs to the button above it. */
export const hint = style({
  marginTop: `calc(-1 * ${space.s})`,
  textAlign: 'center',
  color: color.muted,
  fontSize: size.small,
});

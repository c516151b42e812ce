import { style } from '@vanilla-extract/css';
import { hidden, radius, screen, size, space, sturdy, sturdySerif } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  paddingTop: 'clamp(24px, 4vw, 48px)',
  '@media': {
    [screen.phone]: { gap: space.m, paddingTop: space.m },
    [screen.lowPhone]: { gap: space.s, paddingTop: space.xs },
  },
});

/** One line, down to the narrowest phone. */
export const title = style({ '@media': { [screen.phone]: { fontSize: 'min(6.3vw, 1.9rem)' } } });

export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  '@media': {
    [screen.desk]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      alignItems: 'start',
      gap: space.xl,
    },
  },
});

export const panel = style({
  minWidth: 0,
  padding: 'clamp(16px, 3vw, 28px)',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  boxShadow: color.shadow,
  selectors: {
    '&[data-bare]': { padding: 0, background: 'none', border: 0, borderRadius: 0, boxShadow: 'none' },
  },
});

/** The step's name stands above it: a low phone shows that alone. */
export const heading = style({
  ...sturdy,
  fontSize: size.title3,
  marginBottom: space.m,
  '@media': { [screen.lowPhone]: hidden },
});

export const hint = style({
  color: color.muted,
  marginTop: `calc(-1 * ${space.xs})`,
  marginBottom: space.l,
  '@media': { [screen.phone]: { marginBottom: space.m }, [screen.lowPhone]: { margin: `0 0 ${space.s}` } },
});

/** The bar says it too. */
export const hintOfChoices = style({ '@media': { [screen.lowPhone]: hidden } });

export const day = style({
  display: 'block',
  color: color.ink,
  fontWeight: 600,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const days = style({
  display: 'grid',
  gap: space.l,
  '@media': {
    [screen.wide]: { gridTemplateColumns: '400px minmax(0, 1fr)' },
    [screen.desk]: { gap: space.xxl },
  },
});

export const messages = style({ display: 'grid', gap: space.m, gridColumn: '1 / -1' });

export const firstStart = style({
  minHeight: '72px',
  paddingLeft: space.m,
  borderLeft: `3px solid ${color.brassLine}`,
  alignSelf: 'start',
  alignContent: 'center',
  '@media': { [screen.wide]: { marginTop: '52px' } },
  selectors: { '&:empty': { borderColor: 'transparent' } },
});

export const firstDay = style({ ...sturdySerif(`600 ${size.title4}/1.3`) });

export const loading = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '320px',
  fontSize: '1.4rem',
});

import { style } from '@vanilla-extract/css';
import { radius, screen, size, space, sturdy } from '../ui/measures.ts';
import { color } from '../ui/tokens.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  paddingTop: 'clamp(24px, 4vw, 48px)',
  // So that the bar stands at the foot of the window even under little content.
  minHeight: 'calc(100dvh - 60px)',
  '@media': { [screen.phone]: { gap: space.m, paddingTop: space.m } },
});

export const title = style({ '@media': { [screen.phone]: { fontSize: '1.6rem' } } });

export const columns = style({
  flex: 1,
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

export const heading = style({ ...sturdy, fontSize: size.title3, marginBottom: space.m });

export const hint = style({
  color: color.muted,
  marginTop: `calc(-1 * ${space.xs})`,
  marginBottom: space.l,
  '@media': { [screen.phone]: { marginBottom: space.m } },
});

export const day = style({
  display: 'block',
  color: color.ink,
  fontWeight: 600,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const calendar = style({ display: 'grid', gap: space.m, justifyItems: 'start' });

export const loading = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '320px',
  fontSize: '1.4rem',
});

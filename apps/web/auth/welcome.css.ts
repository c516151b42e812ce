import { style } from '@vanilla-extract/css';
import { screen, size, space } from '../ui/layout/measures.ts';
import { bottle } from '../ui/theme/tokens.css.ts';

/** Below the form on a phone; beside it, as tall as it is, from 960 pixels on. */
export const panel = style({
  position: 'relative',
  overflow: 'hidden',
  padding: `clamp(36px, 5vw, 64px) clamp(20px, 4vw, 48px) clamp(28px, 5vw, 56px)`,
  background: bottle.ground,
  color: bottle.ink,
  border: `1px solid ${bottle.rule}`,
  borderRadius: '20px',
  '@media': {
    [screen.desk]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      borderRadius: '220px 220px 20px 20px',
      paddingTop: '128px',
    },
  },
});

export const stripe = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: '8px',
});

export const title = style({ fontSize: size.title2, maxWidth: '12ch' });

export const lead = style({
  marginTop: space.m,
  fontSize: size.lead,
  color: bottle.muted,
  maxWidth: '34ch',
  textWrap: 'balance',
});

export const benefits = style({
  display: 'grid',
  gap: space.l,
  marginTop: space.xl,
  padding: 0,
  listStyle: 'none',
  '@media': {
    '(min-width: 760px) and (max-width: 959px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const benefit = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: space.m,
  alignContent: 'start',
  '@media': { '(min-width: 760px) and (max-width: 959px)': { gridTemplateColumns: '1fr', gap: space.s } },
});

export const icon = style({ color: bottle.brass, marginTop: '2px' });

export const name = style({ fontSize: size.title4 });

export const text = style({ marginTop: space.xxs, color: bottle.muted });

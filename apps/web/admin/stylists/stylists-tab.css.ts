import { style } from '@vanilla-extract/css';
import { font, screen, size, space, sturdy } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

export const group = style({ marginTop: space.xl });

export const title = style({ ...sturdy, fontSize: size.title3 });

export const lead = style({ margin: `${space.xxs} 0 ${space.s}`, color: color.muted });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.m}`,
  padding: space.m,
});

export const text = style({ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ font: `600 1.1rem/1.35 ${font.sans}`, letterSpacing: 'normal' });

export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.m}`,
  padding: 0,
  listStyle: 'none',
  color: color.muted,
  fontSize: size.small,
});

export const actions = style({
  display: 'flex',
  gap: space.xs,
  '@media': {
    [screen.phone]: { flex: '1 0 100%', display: 'grid', gridTemplateColumns: '1fr 1fr' },
  },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { hidden, screen, size, space } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

export const page = style({
  paddingBlock: 'clamp(28px, 4vw, 56px)',
  '@media': { [screen.lowPhone]: { paddingTop: space.m } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: `${space.m} ${space.l}`,
  marginBottom: space.l,
  '@media': { [screen.lowPhone]: { gap: space.s, marginBottom: space.xs } },
});

/** Its words take two lines before the button leaves their side. */
globalStyle(`${head} > :first-child`, { flex: '1 1 360px' });

export const lead = style({
  marginTop: space.xs,
  color: color.muted,
  fontSize: size.lead,
  textWrap: 'balance',
  '@media': { [screen.lowPhone]: hidden },
});

export const bookAgain = style({ marginTop: space.l });

export const later = style({ margin: `${space.xl} 0 ${space.m}`, fontSize: size.title3 });

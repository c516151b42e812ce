import { globalStyle, style } from '@vanilla-extract/css';
import { size, space } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

export const page = style({ paddingBlock: 'clamp(28px, 4vw, 56px)' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: `${space.m} ${space.l}`,
  marginBottom: space.l,
});

/** Its words take two lines before the button leaves their side. */
globalStyle(`${head} > :first-child`, { flex: '1 1 360px' });

export const lead = style({
  marginTop: space.xs,
  color: color.muted,
  fontSize: size.lead,
  textWrap: 'balance',
});

export const later = style({ margin: `${space.xl} 0 ${space.m}`, fontSize: size.title3 });

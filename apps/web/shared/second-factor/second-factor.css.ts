import { style } from '@vanilla-extract/css';
import { radius, screen, size, space } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

export const form = style({ display: 'grid', gap: space.m });

export const lead = style({ marginTop: space.xs, color: color.muted });

export const aside = style({ justifySelf: 'center' });

export const quiet = style({ color: color.muted, fontSize: size.small });

const copiedOut = style({
  margin: 0,
  padding: space.m,
  background: color.sunken,
  borderRadius: radius.s,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  letterSpacing: '.06em',
  textAlign: 'center',
  '@media': { [screen.phone]: { padding: space.s } },
});

export const codes = style([
  copiedOut,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space.xs} ${space.m}`,
    listStyle: 'none',
  },
]);

export const key = style({ display: 'grid', gap: space.s });

export const secret = style([copiedOut, { overflowWrap: 'anywhere', userSelect: 'all' }]);

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });

export const note = style({
  color: color.muted,
  fontSize: size.small,
  selectors: { '&:empty': { display: 'none' } },
});

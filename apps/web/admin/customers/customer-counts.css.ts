import { style } from '@vanilla-extract/css';
import { font, radius, screen, size, space } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
  gap: space.s,
  marginBottom: space.m,
  '@media': { [screen.phone]: { gap: space.xs } },
});

export const tile = style({
  padding: `${space.s} ${space.m}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  boxShadow: color.shadow,
  '@media': {
    [screen.phone]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      paddingInline: space.s,
    },
  },
});

export const term = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  color: color.muted,
  fontSize: size.small,
  '@media': { [screen.phone]: { fontSize: size.caption, lineHeight: 1.3 } },
});

export const icon = style({
  flex: 'none',
  color: color.brass,
  '@media': { [screen.phone]: { display: 'none' } },
});

export const figure = style({
  margin: 0,
  minHeight: '40px',
  font: `600 1.75rem/40px ${font.sans}`,
  fontVariantNumeric: 'tabular-nums',
});

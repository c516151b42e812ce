import { style } from '@vanilla-extract/css';
import { font, radius, screen, size, space } from '../../../../ui/layout/measures.ts';
import { color } from '../../../../ui/theme/tokens.css.ts';

export const weeks = style({
  display: 'grid',
  gap: `${space.m} ${space.xl}`,
  marginTop: space.m,
  '@media': { [screen.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const title = style({
  marginBottom: space.xs,
  font: `600 1.1rem/1.35 ${font.sans}`,
  letterSpacing: 'normal',
});

export const note = style({ color: color.muted, fontSize: size.small, fontWeight: 400 });

export const turns = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  marginBottom: space.s,
  padding: 0,
  listStyle: 'none',
});

export const turn = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  padding: '4px 12px 4px 5px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  fontSize: size.small,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const letter = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '24px',
  minHeight: '24px',
  border: `1.5px solid ${color.green}`,
  borderRadius: '50%',
  font: `700 ${size.caption}/1 ${font.sans}`,
  selectors: {
    '&[data-week="A"]': { background: color.green, color: color.onGreen, printColorAdjust: 'exact' },
  },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { screen, size, space, touch } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

export const card = style({
  display: 'grid',
  gap: space.l,
  padding: 'clamp(20px, 3vw, 32px)',
  '@media': {
    [screen.desk]: {
      gridTemplateColumns: '280px minmax(0, 1fr) auto',
      columnGap: space.xxl,
      alignItems: 'center',
    },
  },
});

export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '1.6em',
  marginTop: space.s,
  fontWeight: 600,
  fontSize: '.95rem',
  color: color.muted,
  selectors: { '&[data-open="true"]': { color: color.green } },
});

export const special = style({ marginTop: space.s, fontWeight: 600, overflowWrap: 'anywhere' });

export const lamp = style({
  flex: 'none',
  width: '8px',
  height: '8px',
  margin: '4px',
  borderRadius: '50%',
  background: 'currentColor',
  boxShadow: `0 0 0 4px color-mix(in srgb, currentColor 18%, transparent)`,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
  paddingBlock: '9px',
  borderTop: `1px dashed ${color.line}`,
  fontWeight: 500,
  selectors: {
    '&:first-child': { borderTop: 0 },
    '&[data-now]': { fontWeight: 700 },
  },
});

/** Its words break before the hours go below them. */
globalStyle(`${line} > dt`, { flex: '1 1 min-content' });

/** Two intervals stand side by side where there is room, one above the other on a phone; they never break. */
export const times = style({
  display: 'grid',
  marginLeft: 'auto',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  color: color.muted,
  '@media': { [screen.wide]: { gridAutoFlow: 'column', columnGap: space.l } },
  selectors: { '[data-now] > &': { color: color.ink } },
});

export const urgent = style({ color: color.muted, fontSize: size.small });

export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: touch,
  color: color.ink,
  fontWeight: 700,
  fontSize: '1rem',
  textDecoration: 'none',
  selectors: {
    '&:hover': { '@media': { [screen.mouse]: { textDecoration: 'underline', textUnderlineOffset: '.2em' } } },
  },
});

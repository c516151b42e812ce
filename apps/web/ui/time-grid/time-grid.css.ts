import { style } from '@vanilla-extract/css';
import { chosenEverywhere, font, motion, screen, size, space } from '../layout/measures.ts';
import { color } from '../theme/tokens.css.ts';

export const group = style({ border: 0, padding: 0, minWidth: 0, display: 'grid', gap: space.l });

export const part = style({ display: 'grid', gap: space.s });

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  font: `600 1rem/1.4 ${font.sans}`,
  letterSpacing: 0,
});

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(5.25rem, 27vw), 1fr))',
  gap: space.xs,
});

const box = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '48px',
  borderRadius: '10px',
  font: `600 1rem/1 ${font.sans}`,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const time = style({
  ...box,
  border: `1px solid ${color.edge}`,
  background: color.surface,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&:hover:not(:has(:checked))': {
      '@media': { [screen.mouse]: { borderColor: color.green, background: color.greenSoft } },
    },
    '&:has(:checked)': {
      background: color.green,
      borderColor: color.green,
      color: color.onGreen,
      ...chosenEverywhere,
    },
    '&:has(:focus-visible)': { outline: `2.5px solid ${color.brass}`, outlineOffset: '2px' },
  },
});

export const present = style({
  ...box,
  alignContent: 'center',
  gap: '3px',
  border: `1px dashed ${color.brass}`,
  background: `color-mix(in srgb, ${color.brassLine} 24%, ${color.surface})`,
  color: color.brass,
});

export const now = style({ fontSize: size.caption, fontWeight: 500 });

export const radio = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  width: '100%',
  height: '100%',
  cursor: 'inherit',
});

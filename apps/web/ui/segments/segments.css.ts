import { style } from '@vanilla-extract/css';
import { chosenEverywhere, motion, radius, screen, size, space, touch } from '../layout/measures.ts';
import { color } from '../theme/tokens.css.ts';

export const group = style({
  display: 'inline-flex',
  // Enlarged text takes a second line, which its segments fill.
  flexWrap: 'wrap',
  padding: '3px',
  border: `1px solid ${color.line}`,
  borderRadius: '26px',
  background: color.surface,
});

export const segment = style({
  position: 'relative',
  display: 'flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minHeight: touch,
  // Narrower in the narrowest windows, where something may stand beside the group.
  paddingInline: `clamp(${space.xs}, calc((100vw - 296px) / 5), ${space.m})`,
  borderRadius: radius.pill,
  fontSize: size.small,
  color: color.muted,
  cursor: 'pointer',
  transition: `color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    '&:hover': { '@media': { [screen.mouse]: { color: color.ink } } },
    '&:has(:checked)': {
      background: color.greenSoft,
      color: color.ink,
      fontWeight: 600,
      ...chosenEverywhere,
    },
    '&:has(:focus-visible)': { outline: `2.5px solid ${color.brass}`, outlineOffset: '2px' },
  },
});

export const radio = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });

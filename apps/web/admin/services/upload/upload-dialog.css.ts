import { style } from '@vanilla-extract/css';
import { motion, radius, screen, size, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const content = style({ display: 'grid', gap: space.m });

export const zone = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  padding: `clamp(32px, 8vw, 56px) ${space.m}`,
  border: `2px dashed ${color.edge}`,
  borderRadius: radius.m,
  background: color.paper,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&[data-over]': { background: color.greenSoft, borderColor: color.green },
    '&:hover': { '@media': { [screen.mouse]: { borderColor: color.green } } },
    '&:has(:focus-visible)': { outline: `2.5px solid ${color.brass}`, outlineOffset: '2px' },
  },
});

/** Children must not end the drag over the field. */
export const icon = style({ color: color.brass, pointerEvents: 'none' });

/** Nothing is dragged with a finger. */
const touchOnly = '(hover: none)';

export const lead = style({
  fontWeight: 600,
  pointerEvents: 'none',
  '@media': { [touchOnly]: { display: 'none' } },
});

const way = {
  color: color.green,
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
  pointerEvents: 'none',
} as const;

export const browse = style({ ...way, '@media': { [touchOnly]: { display: 'none' } } });

export const touchBrowse = style({ ...way, '@media': { [screen.mouse]: { display: 'none' } } });

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  height: '220px',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.sunken,
});

export const picture = style({ maxWidth: '100%', maxHeight: '218px', objectFit: 'contain' });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
});

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const note = style({ color: color.muted, fontSize: size.small, whiteSpace: 'nowrap' });

import { globalStyle, style } from '@vanilla-extract/css';
import { chosenEverywhere, font, forced, motion, screen, space } from '../layout/measures.ts';
import { color } from '../theme/tokens.css.ts';

const towards = (side: 'left' | 'right', paint: string, size: string) =>
  `linear-gradient(to ${side}, transparent, ${paint}) ${side} center / ${size} no-repeat`;

/** Lower than the paper above it, which may begin a fraction of a pixel lower. */
const shade = (side: 'left' | 'right') => towards(side, color.line, '14px calc(100% - 4px)');

const cover = (side: 'left' | 'right') => `${towards(side, `${color.paper} 50%`, '32px 100%')} local`;

/** Where there are more tabs than a phone is wide, a shade at that side; it lies below paper that scrolls with the tabs. */
export const list = style({
  display: 'flex',
  gap: space.xxs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: [cover('left'), cover('right'), shade('left'), shade('right')].join(),
  borderBottom: `1px solid ${color.line}`,
  marginBottom: space.l,
});

export const tab = style({
  flex: 'none',
  minHeight: '48px',
  padding: '0 clamp(8px, 3.2vw, 16px)',
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: color.muted,
  font: `600 1rem/1.2 ${font.sans}`,
  whiteSpace: 'nowrap',
  transition: `color ${motion.quick}, border-color ${motion.quick}`,
  '@media': { [forced]: { borderBottomColor: 'Canvas' } },
  selectors: {
    '&:hover': { '@media': { [screen.mouse]: { color: color.ink } } },
    '&[data-state="active"]': { color: color.ink, borderBottomColor: color.brassLine, ...chosenEverywhere },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

/** Tabs that share the width equally, as on the login panel. */
export const even = style({ flex: 1 });

globalStyle(`${list}:has(${even})`, { background: 'none' });

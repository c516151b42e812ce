import { globalStyle, style } from '@vanilla-extract/css';
import {
  forced,
  motion,
  screen,
  size,
  space,
  sturdy,
  sturdySerif,
  twoLines,
} from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';
import { tint } from './service-picture.css.ts';

export const card = style({
  height: '100%',
  display: 'flex',
  overflow: 'hidden',
  transition: `border-color ${motion.calm}, box-shadow ${motion.calm}`,
  selectors: {
    '&:hover:not([data-selected])': { '@media': { [screen.mouse]: { borderColor: color.brassLine } } },
    '&[data-selected]': {
      borderColor: color.green,
      boxShadow: `0 0 0 1px ${color.green}, ${color.shadow}`,
      '@media': { [forced]: { outline: '3px solid Highlight' } },
    },
  },
});

export const tall = style({ '@media': { [screen.wide]: { flexDirection: 'column' } } });

export const picture = style([
  tint,
  {
    position: 'relative',
    flex: 'none',
    width: '104px',
    display: 'grid',
    placeItems: 'center',
    borderRight: `1px solid ${color.line}`,
    overflow: 'hidden',
  },
]);

export const pictureAbove = style({
  '@media': {
    [screen.wide]: {
      width: 'auto',
      aspectRatio: '16 / 10',
      borderRight: 0,
      borderBottom: `1px solid ${color.line}`,
    },
  },
});

/** Above the text the drawing fills its place; beside it it keeps its shape. */
globalStyle(`${pictureAbove} > svg`, { '@media': { [screen.wide]: { maxHeight: 'none' } } });

export const tick = style({
  position: 'absolute',
  top: space.xs,
  left: space.xs,
  width: '28px',
  height: '28px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  background: color.green,
  color: color.onGreen,
});

export const body = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  // Narrow sides, so that price and button stand side by side on the usual phone, whatever the price.
  padding: `${space.m} ${space.s} 18px`,
  '@media': { [screen.wide]: { padding: '18px 20px 20px' } },
});

export const name = style({ ...sturdy, fontSize: '1.3rem', overflowWrap: 'anywhere' });

export const description = style({
  color: color.muted,
  fontSize: '.95rem',
  ...twoLines,
  overflowWrap: 'anywhere',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: space.xs,
  marginTop: 'auto',
  paddingTop: '10px',
});

/** A long duration takes a second line before the button does. */
export const figures = style({ flex: '1 1 0' });

export const price = style({ ...sturdySerif('600 1.3rem/1.2'), whiteSpace: 'nowrap' });

export const duration = style({ color: color.muted, fontSize: size.small, textWrap: 'balance' });

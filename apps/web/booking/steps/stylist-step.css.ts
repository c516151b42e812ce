import { globalStyle, style } from '@vanilla-extract/css';
import { chosenEverywhere, forced, motion, radius, screen, size, space } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

export const list = style({
  display: 'grid',
  gap: space.s,
  '@media': { [screen.wide]: { gridTemplateColumns: '1fr 1fr' } },
});

export const person = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr 20px',
  gap: '14px',
  alignItems: 'center',
  minHeight: '76px',
  padding: `${space.s} ${space.m}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.m,
  background: color.surface,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&:hover': { '@media': { [screen.mouse]: { borderColor: color.green } } },
    '&:has(:checked)': {
      borderColor: color.green,
      background: color.greenSoft,
      boxShadow: `inset 0 0 0 1px ${color.green}`,
      ...chosenEverywhere,
    },
    '&:has(:focus-visible)': { outline: `2.5px solid ${color.brass}`, outlineOffset: '2px' },
  },
});

export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});

export const name = style({ display: 'block', fontWeight: 600 });

export const note = style({ display: 'block', color: color.muted, fontSize: size.small, lineHeight: 1.4 });

export const tick = style({
  color: color.green,
  opacity: 0,
  selectors: { ':checked ~ &': { opacity: 1 } },
});

/** Words in a colour of their own could not be read on the ground of a selection. */
globalStyle(`${person}:has(:checked) :is(${note}, ${tick})`, {
  '@media': { [forced]: { color: 'inherit' } },
});

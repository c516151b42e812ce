import { style } from '@vanilla-extract/css';
import { chosenEverywhere, radius, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const list = style({ maxWidth: '400px', marginBottom: space.l });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: space.s,
  marginBottom: space.l,
});

export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minWidth: 0,
  padding: space.s,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.m,
  background: color.surface,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: color.greenSoft,
      borderColor: color.green,
      boxShadow: `inset 0 0 0 1px ${color.green}`,
      ...chosenEverywhere,
    },
    '&:has(:focus-visible)': { outline: `2.5px solid ${color.brass}`, outlineOffset: '2px' },
  },
});

export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });

export const name = style({ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' });

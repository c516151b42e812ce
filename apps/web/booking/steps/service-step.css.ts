import { globalStyle, style } from '@vanilla-extract/css';
import { screen, space } from '../../ui/layout/measures.ts';

export const groups = style({ display: 'grid', gap: space.xl });

export const category = style({ marginBottom: space.s });

/** A finger may press anywhere on the card, as on a stylist: its button, and no parent below the card, reaches so far. */
export const choice = style({ position: 'relative' });
globalStyle(`${choice} button`, { position: 'static' });
globalStyle(`${choice} button:active:not([aria-disabled="true"])`, { transform: 'none' });
globalStyle(`${choice} button::after`, { content: '""', position: 'absolute', inset: 0 });

export const cards = style({
  display: 'grid',
  gap: space.m,
  padding: 0,
  listStyle: 'none',
  '@media': { [screen.wide]: { gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' } },
});

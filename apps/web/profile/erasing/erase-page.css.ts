import { style } from '@vanilla-extract/css';
import { screen, space } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

export const page = style({ maxWidth: '640px' });

export const title = style({ outline: 'none' });

export const lead = style({ marginBlock: `${space.xs} ${space.l}`, color: color.muted });

export const parts = style({ display: 'grid', gap: space.l });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  '@media': { [screen.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const done = style({ color: color.green });

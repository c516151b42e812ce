import { style } from '@vanilla-extract/css';
import { screen, size, space } from '../../../../ui/layout/measures.ts';
import { color } from '../../../../ui/theme/tokens.css.ts';

export const group = style({ display: 'grid', gap: space.m });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
});

export const names = style({
  display: 'grid',
  gap: space.m,
  '@media': { [screen.wide]: { gridTemplateColumns: '1fr 1fr' } },
});

export const title = style({ fontWeight: 600 });

export const note = style({ color: color.muted, fontSize: size.small });

import { style } from '@vanilla-extract/css';
import { screen, size, space, sturdySerif } from '../../../ui/layout/measures.ts';

export const columns = style({
  display: 'grid',
  gap: space.m,
  '@media': { [screen.wide]: { gridTemplateColumns: '320px minmax(0, 1fr)', gap: space.l } },
});

export const times = style({ display: 'grid', alignContent: 'start', gap: space.m, minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.s,
});

export const day = style({ ...sturdySerif(`600 ${size.title4}/1.3`), outlineOffset: '4px' });

export const turn = style({ paddingInline: 0 });

/** Stays in sight beside a long day. */
export const days = style({ position: 'sticky', top: 0, alignSelf: 'start' });

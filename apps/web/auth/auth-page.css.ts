import { globalStyle, style } from '@vanilla-extract/css';
import { screen, space } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  gap: 'clamp(28px, 5vw, 72px)',
  paddingBlock: 'clamp(28px, 4vw, 56px)',
  '@media': {
    [screen.desk]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)', alignItems: 'stretch' },
  },
});

export const entrance = style({ display: 'grid', gap: space.l, alignContent: 'start', minWidth: 0 });

export const title = style({ marginTop: space.xs });

export const form = style({ display: 'grid', gap: '20px' });

export const pair = style({
  display: 'grid',
  gap: '20px',
  '@media': { [screen.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.m } },
});

/** Under the button, centred, so that it does not look like a second way to send. */
export const forgotten = style({ justifySelf: 'center', marginBlock: `-${space.xs}` });

export const resetLead = style({ marginTop: space.xs, color: color.muted });

export const resetFoot = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: space.s,
  marginTop: space.xxs,
});

globalStyle(`${resetFoot} > button`, { flex: '1 1 auto' });

import { style } from '@vanilla-extract/css';
import { screen, size, space, sturdy } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

/** Picture, words and actions beside each other; on a phone facts and actions go below. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gridTemplateAreas: '"thumb head" "facts facts" "side side"',
  gap: space.m,
  alignItems: 'start',
  '@media': {
    [screen.wide]: {
      gridTemplateColumns: '104px minmax(0, 1fr) auto',
      gridTemplateAreas: '"thumb head side" "thumb facts side"',
      gridTemplateRows: 'auto 1fr',
      columnGap: '20px',
      rowGap: space.s,
    },
  },
});

export const head = style({ gridArea: 'head', display: 'grid', gap: space.xxs });

export const name = style({ ...sturdy, fontSize: '1.3rem', overflowWrap: 'anywhere' });

export const when = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s });

export const day = style({ fontWeight: 500 });

export const hours = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const facts = style({ gridArea: 'facts' });

export const side = style({
  gridArea: 'side',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  '@media': {
    [screen.wide]: {
      flexDirection: 'column',
      alignItems: 'flex-end',
      alignSelf: 'stretch',
      minWidth: '168px',
    },
  },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.xs,
});

/** Until when something may be done. */
export const until = style({
  flexBasis: '100%',
  color: color.muted,
  fontSize: size.small,
  textAlign: 'end',
  textWrap: 'balance',
});

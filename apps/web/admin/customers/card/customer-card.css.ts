import { globalStyle, style } from '@vanilla-extract/css';
import { panel } from '../../../ui/dialog/dialog.css.ts';
import { screen, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const card = style({ display: 'grid', gap: space.m });

/** Notes and history stand side by side in it. */
globalStyle(`${panel}:has(> * > ${card})`, { '@media': { [screen.desk]: { maxWidth: '960px' } } });

const inTwo = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

/** Near the name above it, however long the list below is. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  marginBlock: `calc(-1 * ${space.xs}) calc(-1 * ${space.xs})`,
  '@media': { [screen.phone]: inTwo },
});

globalStyle(`${actions} button`, {
  '@media': {
    [screen.phone]: { justifyContent: 'flex-start', paddingInline: space.xs, textAlign: 'start' },
  },
});
globalStyle(`${actions} svg`, { flex: 'none' });

/** What takes something away, apart from the rest. */
export const takings = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  flex: '1 0 100%',
  marginBlockStart: space.s,
  '@media': { [screen.phone]: { ...inTwo, gridColumn: '1 / -1' } },
});

export const takes = style({ color: color.red, borderColor: color.red });

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: space.m,
  '@media': { [screen.desk]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: space.xl } },
});

export const kept = style({ display: 'grid', gap: space.m, minWidth: 0 });

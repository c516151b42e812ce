import { globalStyle, style } from '@vanilla-extract/css';
import { screen, size, space, sturdySerif, touch } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const tab = style({ display: 'grid', gap: space.m, maxWidth: '760px' });

export const choice = style({ justifySelf: 'start', maxWidth: '100%' });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.s}` });

export const day = style({ ...sturdySerif(`600 ${size.title4}/1.3`), outlineOffset: '4px' });

export const count = style({ color: color.muted });

export const turns = style({ display: 'flex', marginInlineStart: 'auto' });

export const turn = style({
  display: 'grid',
  placeItems: 'center',
  width: touch,
  height: touch,
  border: 0,
  background: 'transparent',
  color: color.ink,
  cursor: 'pointer',
});

export const part = style({ display: 'grid', gap: space.xs });

export const partHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.s}`,
});

export const partTitle = style({ ...sturdySerif('600 1.15rem/1.3') });

export const note = style({ color: color.muted, fontSize: size.small });

export const done = style({ display: 'grid', gap: space.xxs, marginBottom: space.s });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: `${space.xxs} ${space.s}`,
  paddingBlock: space.s,
  borderBottom: `1px dashed ${color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});

export const time = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const end = style({ display: 'block', color: color.muted, fontSize: size.small, fontWeight: 400 });

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: 600 });

/** Done with: it is only read. */
export const faded = style({ color: color.muted });

export const trouble = style({ color: color.red, fontSize: size.small });

export const good = style({ color: color.green, fontSize: size.small });

export const ways = style({
  gridColumn: '2',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.l}`,
  '@media': { [screen.phone]: { gridColumn: '1 / -1' } },
});

/** The tick stays where it was pressed, though the ways beside it go. */
globalStyle(`${ways} > :last-child`, { marginInlineStart: 'auto' });

export const message = style({
  padding: space.s,
  background: color.greenSoft,
  borderRadius: '8px',
  overflowWrap: 'anywhere',
});

export const question = style({ paddingBlock: space.s, cursor: 'pointer' });

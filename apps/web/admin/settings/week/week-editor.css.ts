import { globalStyle, style } from '@vanilla-extract/css';
import { radius, screen, size, space, touch } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';
import { bar, narrowWidth, width } from './day-bar.css.ts';

export const days = style({ padding: 0, listStyle: 'none' });

/** Switch and name, hours, bar; on a phone the hours below, over the whole width. */
export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.s}`,
  minHeight: '60px',
  paddingBlock: space.xs,
  borderTop: `1px dashed ${color.line}`,
  '@media': {
    [screen.wide]: { display: 'grid', gridTemplateColumns: `150px minmax(0, 1fr) ${width}` },
    [screen.tablet]: { gridTemplateColumns: `136px minmax(0, 1fr) ${narrowWidth}` },
  },
});

globalStyle(`${days}[data-narrow] > ${day}`, {
  '@media': { [screen.wide]: { gridTemplateColumns: '148px minmax(0, 1fr)' } },
});

export const head = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: touch,
  cursor: 'pointer',
});

export const name = style({ fontWeight: 600 });

/** Changed; in words it stands below, as what it was. */
export const dot = style({
  flex: 'none',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  border: `4px solid ${color.brass}`,
});

export const off = style({
  flex: '1 1 4rem',
  color: color.muted,
  '@media': { [screen.phone]: { textAlign: 'end' } },
});

export const disclosure = style({
  flex: '1 1 8.5rem',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.xs,
  minHeight: touch,
  padding: 0,
  border: 0,
  borderRadius: radius.s,
  background: 'none',
  color: color.muted,
  textAlign: 'end',
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${disclosure}[aria-expanded="true"] > svg`, { transform: 'rotate(180deg)' });

export const hours = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxs,
  minWidth: 0,
  '@media': { [screen.phone]: { flex: '1 0 100%' } },
});

export const before = style({
  color: color.muted,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [screen.phone]: { flex: '1 0 100%' }, [screen.wide]: { gridColumn: '2 / -1' } },
});

export const copy = style({
  ...{ display: 'grid', placeItems: 'center' },
  ...{ width: touch, height: touch, color: color.muted },
});

globalStyle(`${day} > ${bar}`, { justifySelf: 'end' });

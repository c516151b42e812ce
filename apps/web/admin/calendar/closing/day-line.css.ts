import { globalStyle, style } from '@vanilla-extract/css';
import { screen, size, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const line = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.s}`,
  selectors: { '&:empty': { display: 'none' } },
  marginBottom: space.s,
  '@media': {
    [screen.phone]: { marginBottom: 0 },
    // Below the calendar, which begins high there.
    [screen.tablet]: { order: 1, marginBlock: `${space.xs} 0` },
    print: { display: 'none' },
  },
});

/** Both on one line of a phone. */
globalStyle(`${line} > button`, { '@media': { [screen.phone]: { paddingInline: space.s } } });

export const said = style({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  gap: `0 ${space.m}`,
  minWidth: 0,
  fontSize: size.small,
  color: color.muted,
  '@media': { [screen.phone]: { flex: '1 0 100%', fontSize: size.caption } },
});

export const who = style({ minWidth: 0, overflowWrap: 'anywhere' });

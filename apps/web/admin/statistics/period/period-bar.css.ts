import { style } from '@vanilla-extract/css';
import { font, screen, size, space, sturdy } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  marginBlock: `${space.xs} ${space.m}`,
});

export const turns = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  '@media': { [screen.phone]: { width: '100%', justifyContent: 'space-between' } },
});

export const which = style({
  minWidth: 'min(15rem, 40vw)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { print: { textAlign: 'start' } },
});

export const name = style({ ...sturdy, font: `600 ${size.title4}/1.2 ${font.serif}`, minHeight: '1.2em' });

export const note = style({ fontSize: size.small, color: color.muted });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 11rem) minmax(8rem, 14rem)',
  gap: space.s,
  '@media': {
    [screen.phone]: {
      width: '100%',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    },
    print: { display: 'none' },
  },
});

export const dates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 12rem))',
  gap: space.s,
  width: '100%',
  '@media': { print: { display: 'none' } },
});

import { style } from '@vanilla-extract/css';
import { font, screen, size, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const section = style({ minWidth: 0 });

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.s}`,
  marginBottom: space.xs,
  fontSize: size.title4,
});

export const count = style({
  font: `400 ${size.small}/1.4 ${font.sans}`,
  letterSpacing: 'normal',
  color: color.muted,
});

/** What comes, or what was. */
export const part = style({
  marginBlock: `${space.s} ${space.xs}`,
  font: `600 ${size.small}/1.4 ${font.sans}`,
  letterSpacing: 'normal',
  color: color.muted,
});

export const appointments = style({ padding: 0, listStyle: 'none' });

export const appointment = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space.xxs} ${space.s}`,
  paddingBlock: space.s,
  borderTop: `1px solid ${color.line}`,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [screen.wide]: { flexWrap: 'nowrap' } },
});

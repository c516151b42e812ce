import { globalStyle, style } from '@vanilla-extract/css';
import { screen, size, space } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

/** Wider than the shop's own pages: a week needs the room. */
export const page = style({
  width: '100%',
  maxWidth: '1420px',
  marginInline: 'auto',
  paddingInline: 'clamp(16px, 3vw, 32px)',
  paddingBlock: 'clamp(20px, 3vw, 36px)',
});

/** What could not be read is told above what is there all the same. */
globalStyle(`${page} [role="tabpanel"] > [role="alert"]:not(:last-child)`, { marginBottom: space.m });

export const lead = style({
  margin: `${space.xxs} 0 ${space.m}`,
  color: color.muted,
  fontSize: size.lead,
  '@media': { [screen.phone]: { fontSize: size.small } },
});

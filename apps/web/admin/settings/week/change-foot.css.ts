import { style } from '@vanilla-extract/css';
import { radius, screen, space, touch } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

/** In view while the days scroll and there is something to save. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  margin: 'clamp(16px, 3vw, 24px) calc(-1 * clamp(16px, 3vw, 24px)) calc(-1 * clamp(16px, 3vw, 24px))',
  padding: `${space.s} clamp(16px, 3vw, 24px)`,
  borderTop: `1px solid ${color.line}`,
  borderRadius: `0 0 ${radius.m} ${radius.m}`,
  background: color.surface,
  selectors: {
    '&[data-changed]': {
      '@media': { 'screen and (min-height: 30em)': { position: 'sticky', bottom: 0, zIndex: 2 } },
    },
  },
});

export const said = style({ minWidth: 0, flex: '1 1 240px' });

export const wrong = style({ color: color.red, fontWeight: 500 });

export const look = style({
  minHeight: touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
  cursor: 'pointer',
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  '@media': { [screen.phone]: { flex: '1 0 100%', display: 'grid', gridTemplateColumns: 'auto 1fr' } },
});

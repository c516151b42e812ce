import { style } from '@vanilla-extract/css';
import { screen, size, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const lead = style({ marginBottom: space.s, color: color.muted, fontSize: size.small });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.s}`,
  paddingBlock: space.s,
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});

export const time = style({
  alignSelf: 'flex-start',
  minWidth: '3.2em',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export const text = style({
  flex: '1 1 14rem',
  minWidth: 0,
  '@media': { [screen.phone]: { flex: '1 1 60%' } },
});

export const name = style({ fontWeight: 600 });

export const facts = style({ color: color.muted, fontSize: size.small });

export const trouble = style({ color: color.red, fontSize: size.small, fontWeight: 500 });

export const total = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

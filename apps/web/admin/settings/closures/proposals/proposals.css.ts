import { globalStyle, style } from '@vanilla-extract/css';
import { radius, screen, size, space } from '../../../../ui/layout/measures.ts';
import { color } from '../../../../ui/theme/tokens.css.ts';

/** Dashed: not stored yet. */
export const frame = style({
  padding: 'clamp(16px, 3vw, 24px)',
  border: `1px dashed ${color.brassLine}`,
  borderRadius: radius.m,
});

export const list = style({ padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.xs} ${space.s}`,
  paddingBlock: space.s,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const icon = style({ color: color.brass });

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: 600 });

export const when = style({ color: color.muted, fontSize: size.small });

export const below = style({ gridColumn: '1 / -1' });

/** Three lengths share a line of a phone. */
globalStyle(`${below} label`, { '@media': { [screen.phone]: { paddingInline: '6px' } } });

export const note = style({ marginTop: space.xs, color: color.muted, fontSize: size.small });

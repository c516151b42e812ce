import { globalStyle, style } from '@vanilla-extract/css';
import { radius, screen, size, space, sturdySerif, touch } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

export const panel = style({
  flex: 'none',
  marginBlock: space.m,
  padding: space.m,
  border: `1px solid ${color.brassLine}`,
  borderRadius: radius.m,
  background: color.surface,
  boxShadow: color.shadow,
});

/** A phone shows one thing at a time. */
globalStyle(`${panel} ~ *`, { '@media': { [screen.phone]: { display: 'none !important' } } });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
});

export const title = style({ ...sturdySerif('600 1.4rem/1.2'), outlineOffset: '4px' });

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: touch,
  height: touch,
  border: 0,
  borderRadius: radius.pill,
  background: 'transparent',
  color: color.ink,
});

export const lead = style({ color: color.muted, fontSize: size.small });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.m}`,
  paddingBlock: space.s,
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBottom: 0, paddingBottom: 0 } },
});

export const text = style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: 600 });

export const facts = style({ color: color.muted, fontSize: size.small });

export const why = style({ color: color.brass, fontSize: size.small, fontWeight: 500 });

export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  gap: space.xs,
  '@media': { [screen.phone]: { flex: '1 0 100%', justifyContent: 'flex-start' } },
});

export const cancel = style({ borderColor: 'transparent', color: color.red });

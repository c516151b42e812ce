import { globalStyle, style } from '@vanilla-extract/css';
import { forced, radius, size, space, touch } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

/** Somebody found, or nobody's name, below each other. */
export const choice = style({ display: 'grid', gap: space.xs, justifyItems: 'start' });

globalStyle(`${choice} > :first-child`, { justifySelf: 'stretch' });

/** Anchor of the list of customers found. */
export const place = style({ position: 'relative' });

/** Overlays what follows without moving it; the dialog scrolls until all of it is in view. */
export const below = style({
  position: 'absolute',
  insetInline: 0,
  top: `calc(100% + ${space.xxs})`,
  zIndex: 3,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.s,
  background: color.surface,
  boxShadow: color.lifted,
});

export const list = style({
  maxHeight: '236px',
  padding: space.xxs,
  overflowY: 'auto',
  listStyle: 'none',
  selectors: { '&:empty': { display: 'none' } },
});

export const item = style({
  minHeight: touch,
  padding: `${space.xxs} ${space.s}`,
  borderRadius: '6px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-highlighted]': {
      background: color.greenSoft,
      '@media': { [forced]: { outline: '2px solid Highlight' } },
    },
  },
});

export const name = style({ display: 'block', fontWeight: 600 });

/** To enter somebody new: seen at once not to be one of those found. */
export const offer = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: `calc(${touch} - 2 * ${space.xxs})`,
  color: color.green,
  fontWeight: 600,
});

globalStyle(`${offer} > svg`, { flex: 'none' });

export const reach = style({ display: 'block', color: color.muted, fontSize: size.small });

export const note = style({ padding: space.s, color: color.muted, fontSize: size.small });

import { style } from '@vanilla-extract/css';
import { radius, size, space, touch } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

/** Below the field, in the flow: a dialog that scrolls must be able to show all of it. */
export const list = style({
  maxHeight: '264px',
  marginTop: space.xxs,
  padding: space.xxs,
  overflowY: 'auto',
  listStyle: 'none',
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  background: color.paper,
  selectors: { '&:empty': { display: 'none' } },
});

export const item = style({
  minHeight: touch,
  padding: `${space.xxs} ${space.s}`,
  borderRadius: '6px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&[data-highlighted]': { background: color.greenSoft } },
});

export const name = style({ display: 'block', fontWeight: 600 });

export const reach = style({ display: 'block', color: color.muted, fontSize: size.small });

export const note = style({ padding: space.s, color: color.muted, fontSize: size.small });

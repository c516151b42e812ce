import { style } from '@vanilla-extract/css';
import { size, space } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

export const choices = style({ marginTop: space.s, padding: 0, listStyle: 'none' });

export const choice = style({
  paddingBlock: space.xs,
  selectors: { '& + &': { borderTop: `1px dashed ${color.line}` } },
});

export const name = style({ display: 'block', fontWeight: 600 });

export const when = style({ display: 'block', color: color.muted, fontSize: size.small });

export const warning = style({ display: 'block', color: color.red, fontSize: size.small });

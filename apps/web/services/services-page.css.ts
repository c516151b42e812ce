import { style } from '@vanilla-extract/css';
import { size, space } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

export const page = style({ paddingBlock: 'clamp(28px, 4vw, 56px)' });

export const title = style({ marginTop: space.xs });

export const lead = style({
  margin: `${space.xs} 0 ${space.l}`,
  color: color.muted,
  fontSize: size.lead,
  maxWidth: '60ch',
});

import { style } from '@vanilla-extract/css';
import { radius, size, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const link = style({ display: 'grid', gap: space.s });

/** White in the dark as well: cameras look for dark squares on a light ground. */
export const plate = style({
  justifySelf: 'center',
  width: 'min(240px, 100%)',
  aspectRatio: '1',
  background: '#fff',
  color: '#000',
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  overflow: 'hidden',
});

export const note = style({
  color: color.muted,
  fontSize: size.small,
  selectors: { '&:empty': { display: 'none' } },
});

import { style } from '@vanilla-extract/css';
import { space } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  gap: space.l,
  maxWidth: '560px',
  paddingBlock: 'clamp(28px, 4vw, 56px)',
});

export const lead = style({ color: color.muted });

export const form = style({ display: 'grid', gap: '20px' });

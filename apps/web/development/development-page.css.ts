import { style } from '@vanilla-extract/css';
import { size, space } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

export const page = style({ display: 'grid', gap: space.xl, paddingBlock: space.xl, minWidth: 0 });

export const section = style({ display: 'grid', gap: space.m, minWidth: 0 });

export const title = style({
  fontSize: size.title3,
  paddingTop: space.m,
  borderTop: `1px dashed ${color.brassLine}`,
});

export const columns = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  alignItems: 'start',
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });

export const swatch = style({
  width: '104px',
  fontSize: size.caption,
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      height: '48px',
      borderRadius: '8px',
      border: `1px solid ${color.edge}`,
      background: 'var(--swatch)',
    },
  },
});

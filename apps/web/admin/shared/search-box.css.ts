import { style } from '@vanilla-extract/css';
import { color } from '../../ui/theme/tokens.css.ts';

export const frame = style({ position: 'relative', flex: '1 1 280px', minWidth: 0 });

export const icon = style({
  position: 'absolute',
  left: '14px',
  top: '14px',
  color: color.muted,
  pointerEvents: 'none',
});

export const input = style({
  paddingInline: '44px',
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

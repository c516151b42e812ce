import { style } from '@vanilla-extract/css';
import { color } from '../../ui/theme/tokens.css.ts';

/** The ground behind a service's picture, by `data-category`. */
export const tint = style({
  background: color.greenSoft,
  selectors: {
    '&[data-category="Barba"]': { background: `color-mix(in srgb, ${color.line} 45%, ${color.surface})` },
    '&[data-category="Trattamenti"]': {
      background: `color-mix(in srgb, ${color.brassLine} 26%, ${color.surface})`,
    },
  },
});

export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const drawing = style({
  width: '100%',
  height: '100%',
  maxHeight: '104px',
});

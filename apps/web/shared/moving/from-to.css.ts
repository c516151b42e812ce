import { style } from '@vanilla-extract/css';
import { screen, size, space, sturdySerif } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

export const way = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.s });

export const term = style({ color: color.muted, fontSize: size.small, alignSelf: 'baseline' });

export const from = style({ margin: 0, color: color.muted, fontSize: size.small });

export const to = style({
  margin: 0,
  ...sturdySerif(`600 ${size.title4}/1.3`),
  fontVariantNumeric: 'tabular-nums',
  '@media': { [screen.lowPhone]: { fontSize: size.body } },
});

export const missing = style({ color: color.red, fontWeight: 600 });

export const hours = style({ whiteSpace: 'nowrap' });

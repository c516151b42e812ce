import { style } from '@vanilla-extract/css';
import { size, space, sturdySerif } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

export const form = style({ display: 'grid', gap: space.l });

export const appointment = style({
  padding: `${space.m} 0 ${space.m} ${space.m}`,
  borderLeft: `3px solid ${color.brassLine}`,
  overflowWrap: 'anywhere',
});

export const when = style({
  ...sturdySerif(`600 ${size.title4}/1.3`),
  fontVariantNumeric: 'tabular-nums',
  marginBottom: space.xxs,
  textWrap: 'balance',
});

export const place = style({ color: color.muted });

export const counter = style({ fontWeight: 600, whiteSpace: 'nowrap' });

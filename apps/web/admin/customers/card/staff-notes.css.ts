import { style } from '@vanilla-extract/css';
import { font, size, space, sturdySerif } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const notes = style({ display: 'grid', gap: space.s });

export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.s}`,
});

export const title = style(sturdySerif(`600 ${size.title4}/1.3`));

export const readers = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  font: `400 ${size.small}/1.4 ${font.sans}`,
  color: color.muted,
});

export const theirs = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const foot = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.xs });

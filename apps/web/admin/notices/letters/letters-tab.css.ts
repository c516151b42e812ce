import { style } from '@vanilla-extract/css';
import { size, space, sturdySerif } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const tab = style({ display: 'grid', gap: space.s, maxWidth: '760px' });

export const title = style({ ...sturdySerif(`600 ${size.title4}/1.3`), outlineOffset: '4px' });

export const note = style({ color: color.muted, fontSize: size.small });

export const list = style({ display: 'grid', gap: space.m, listStyle: 'none', margin: 0, padding: 0 });

export const card = style({ display: 'grid', gap: space.xxs, overflowWrap: 'anywhere' });

/** Its text begins where that of the others does, whose edge is three pixels thinner. */
export const worst = style({
  borderInlineStart: `4px solid ${color.red}`,
  paddingInlineStart: 'calc(clamp(16px, 3vw, 24px) - 3px)',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
});

export const name = style({ ...sturdySerif('600 1.15rem/1.3') });

export const warning = style({
  display: 'flex',
  marginTop: space.xxs,
  gap: space.xs,
  color: color.red,
  fontWeight: 600,
});

export const icon = style({ flex: 'none', marginTop: '2px' });

export const reason = style({
  marginTop: space.xs,
  paddingTop: space.xs,
  borderTop: `1px dashed ${color.line}`,
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.m}`,
  marginTop: space.xs,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, marginInlineStart: 'auto' });

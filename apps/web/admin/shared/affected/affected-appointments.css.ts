import { style } from '@vanilla-extract/css';
import { font, radius, size, space, sturdySerif } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.m,
  alignItems: 'center',
  paddingBlock: space.s,
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});

export const leaf = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minWidth: '60px',
  padding: space.xxs,
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  background: color.paper,
  color: color.brass,
  font: `600 ${size.caption}/1.2 ${font.sans}`,
});

export const number = style({ ...sturdySerif('600 1.5rem/1.1'), color: color.ink });

export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const facts = style({ color: color.muted, fontSize: size.small, overflowWrap: 'anywhere' });

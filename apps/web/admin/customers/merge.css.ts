import { globalStyle, style } from '@vanilla-extract/css';
import { radius, screen, size, space, sturdySerif } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

export const both = style({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  gap: space.s,
  '@media': { [screen.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' } },
});

export const arrow = style({
  color: color.green,
  '@media': { [screen.wide]: { transform: 'rotate(-90deg)' } },
});

export const side = style({
  width: '100%',
  height: '100%',
  display: 'grid',
  gap: space.xxs,
  justifyItems: 'start',
  alignContent: 'start',
  padding: space.m,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.m,
  overflowWrap: 'anywhere',
  selectors: { '&[data-stays]': { border: `2px solid ${color.green}`, background: color.greenSoft } },
});

export const name = style(sturdySerif(`600 ${size.title4}/1.3`));

export const after = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  marginBlock: space.m,
});

globalStyle(`${after} > *`, { margin: 0, paddingBlock: space.s, borderTop: `1px dashed ${color.line}` });
globalStyle(`${after} > dt`, { color: color.muted });

export const warning = style({ display: 'flex', alignItems: 'center', gap: space.xs });

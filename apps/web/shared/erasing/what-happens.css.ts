import { style } from '@vanilla-extract/css';
import { size, space, sturdySerif } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

export const parts = style({ display: 'grid', gap: space.l });

export const title = style(sturdySerif(`600 ${size.title4}/1.3`));

export const lead = style({ color: color.muted, fontSize: size.small });

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0 ${space.s}`,
  paddingBlock: space.s,
  borderTop: `1px dashed ${color.line}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { borderTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
});

const icon = { flex: 'none', marginTop: '3px' };
export const icons = {
  goes: style({ ...icon, color: color.red }),
  stays: style({ ...icon, color: color.green }),
  later: style({ ...icon, color: color.brass }),
} as const;

export const strong = style({ fontWeight: 600 });

export const text = style({ color: color.muted });

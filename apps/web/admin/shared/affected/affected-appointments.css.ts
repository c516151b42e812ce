import { globalStyle, style } from '@vanilla-extract/css';
import { inner, innerEnd } from '../../../ui/dialog/dialog.css.ts';
import { font, radius, screen, size, space, sturdySerif } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const view = style({ display: 'grid', gap: space.m });

/** As long as it may be, the buttons below it stay in view. */
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 'max(220px, 48dvh)',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  '@media': { print: { maxHeight: 'none', overflow: 'visible' } },
});

/** A question's buttons, which stand one above the other on a phone, stay in view at its lower edge all the same. */
globalStyle(`[role='alertdialog']:has(${list}) > :last-child`, {
  '@media': {
    [screen.phone]: {
      position: 'sticky',
      bottom: `calc(-1 * ${innerEnd})`,
      margin: `${space.m} calc(-1 * ${inner}) calc(-1 * ${innerEnd})`,
      padding: `${space.s} ${inner} ${innerEnd}`,
      borderTop: `1px solid ${color.line}`,
      background: color.surface,
    },
  },
});

export const text = style({ minWidth: 0 });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.m,
  alignItems: 'start',
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

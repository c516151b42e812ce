import { style } from '@vanilla-extract/css';
import { font, radius, size, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';
import { outside } from './day-grid.css.ts';

export const away = style({
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space.xxs,
  padding: `${space.xs} ${space.xxs}`,
  color: color.muted,
  font: `500 ${size.caption}/1.35 ${font.sans}`,
  selectors: { '&[data-small]': { paddingBlock: 0 } },
});

export const shut = style([outside, away]);

/** The whole of it; its words lie above and let a press through. */
export const add = style({
  position: 'absolute',
  inset: '1px 3px',
  padding: 0,
  border: `1.5px dashed ${color.green}`,
  borderRadius: radius.s,
  background: 'none',
  opacity: 0,
  selectors: { '&:focus-visible': { opacity: 1, outlineOffset: '0' } },
  '@media': {
    print: { display: 'none' },
    '(hover: hover)': { selectors: { '&:hover': { opacity: 1 } } },
  },
});

/** The words of a block stay in view as long as any of it is. */
const staysInView = { pointerEvents: 'none', position: 'sticky', top: '64px', left: '68px' } as const;

export const word = style({
  ...staysInView,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  maxWidth: '100%',
  padding: '2px 6px',
  borderRadius: radius.pill,
  background: color.surface,
  fontWeight: 600,
  forcedColorAdjust: 'auto',
  overflowWrap: 'anywhere',
});

export const reason = style({
  ...staysInView,
  top: '92px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  maxWidth: '100%',
  paddingInline: space.xxs,
  borderRadius: '4px',
  background: `color-mix(in srgb, ${color.surface} 88%, transparent)`,
  overflowWrap: 'anywhere',
  textAlign: 'left',
  selectors: { '[data-small] &': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } },
});

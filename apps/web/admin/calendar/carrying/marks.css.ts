import { globalStyle, style } from '@vanilla-extract/css';
import { font, forced, size, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

/** Stacked above the appointments, below the column heads and hours. */
const mark = { position: 'relative', zIndex: 2, minWidth: 0, pointerEvents: 'none' } as const;

/** Allowed start: a frame and a tick, not colour alone. */
export const free = style({
  ...mark,
  margin: '0 2px',
  border: `2px solid ${color.green}`,
  borderRadius: '7px',
  background: `color-mix(in srgb, ${color.green} 13%, transparent)`,
  color: color.green,
  '@media': { [forced]: { borderColor: 'Highlight' } },
});

globalStyle(`${free} > svg`, { position: 'absolute', top: '3px', right: '3px' });

/** Not allowed: a veil and a hatch, not colour alone. */
export const shut = style({
  ...mark,
  background: `repeating-linear-gradient(45deg, color-mix(in srgb, ${color.edge} 42%, transparent) 0 1px, transparent 1px 7px), color-mix(in srgb, ${color.surface} 58%, transparent)`,
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none',
      background: 'repeating-linear-gradient(45deg, GrayText 0 1px, transparent 1px 7px)',
    },
  },
});

const block = {
  ...mark,
  margin: '1px 3px',
  padding: `1px ${space.xxs} 1px ${space.xs}`,
  borderRadius: '7px',
  overflow: 'hidden',
  font: `600 ${size.caption}/1.3 ${font.sans}`,
  color: color.ink,
} as const;

export const from = style({
  ...block,
  border: `2px dotted ${color.edge}`,
  background: color.surface,
  color: color.muted,
});

export const ghost = style({
  ...block,
  containerType: 'inline-size',
  border: `2px solid ${color.edge}`,
  background: color.surface,
  boxShadow: color.lifted,
  fontVariantNumeric: 'tabular-nums',
  scrollMargin: '64px 8px 48px 72px',
  selectors: {
    '&[data-verdict="free"]': { borderColor: color.green, background: color.greenSoft },
    '&[data-verdict="taken"]': {
      borderColor: color.red,
      borderStyle: 'dashed',
      background: color.redSoft,
      color: color.red,
    },
  },
  '@media': { [forced]: { borderColor: 'ButtonText' } },
});

export const hours = style({ display: 'flex', alignItems: 'center', gap: '3px', whiteSpace: 'nowrap' });

/** Left out where it would be cut off. */
export const end = style({ '@container': { '(width < 105px)': { display: 'none' } } });

globalStyle(`${hours} > svg`, { flex: 'none' });

export const client = style({
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

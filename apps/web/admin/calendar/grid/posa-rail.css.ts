import { globalStyle, style } from '@vanilla-extract/css';
import { font, forced, size, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

const lines = `repeating-linear-gradient(0deg, color-mix(in srgb, ${color.edge} 34%, transparent) 0 1px, transparent 1px 6px)`;

export const rail = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '2px',
  minWidth: 0,
  left: '3px',
  padding: `2px ${space.xs}`,
  borderLeft: `4px solid ${color.green}`,
  background: lines,
  color: color.ink,
  font: `500 ${size.caption}/1.3 ${font.sans}`,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  containerType: 'inline-size',
  printColorAdjust: 'exact',
  selectors: {
    '&[data-category="Barba"]': { borderColor: color.brassLine },
    '&[data-category="Trattamenti"]': { borderColor: '#4a76a8' },
  },
  '@media': { [forced]: { border: '1px solid ButtonText', borderLeftWidth: '4px' } },
});

/** In a week's columns the word alone has room, on a tablet the hourglass alone. */
const narrow = '(29px < width <= 60px)';
const narrowest = '(width <= 29px)';

const legible = style({ paddingInline: space.xxs, borderRadius: '4px', background: color.surface });

export const word = style([
  legible,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '@container': { [narrow]: { paddingInline: 0 }, [narrowest]: { paddingInline: 0, fontSize: 0 } },
  },
]);

globalStyle(`${word} > svg`, { '@container': { [narrow]: { display: 'none' } } });

export const free = legible;

/** The stylist tidies up: upright lines, in one piece with the visit above. */
export const cleanup = style({
  minWidth: 0,
  margin: '0 3px 1px',
  padding: `0 ${space.xs}`,
  display: 'flex',
  alignItems: 'center',
  borderLeft: `4px solid ${color.edge}`,
  borderRadius: '0 0 7px 7px',
  background: `repeating-linear-gradient(90deg, color-mix(in srgb, ${color.edge} 30%, transparent) 0 1px, transparent 1px 5px)`,
  font: `500 ${size.caption}/1 ${font.sans}`,
  color: color.muted,
  overflow: 'hidden',
  printColorAdjust: 'exact',
  '@media': { [forced]: { border: '1px dotted ButtonText' } },
});

export const cleanupWord = legible;

import { globalStyle, style } from '@vanilla-extract/css';
import { font, forced, motion, size, touch } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

/** No layer of its own: what a finger reaches of a cross lies above the appointments beside it. */
export const appointmentCell = style({
  position: 'relative',
  minWidth: 0,
  padding: '1px 3px',
  containerType: 'inline-size',
});

/** What a mouse needs; a finger reaches further, see `remove`. */
const cross = '26px';

/** What is written beside it. */
const besideCross = '34px';

const narrow = '(max-width: 150px)';

const finger = '(pointer: coarse)';

export const appointment = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  width: '100%',
  height: '100%',
  padding: '2px 6px 2px 8px',
  '@media': {
    // It is a control, and what the calendar is there for.
    print: { display: 'flex !important', border: `1px solid ${color.edge}`, printColorAdjust: 'exact' },
    [forced]: { border: '1px solid ButtonText', borderLeftWidth: '4px' },
    '(hover: hover)': { selectors: { '&:hover': { boxShadow: color.shadow } } },
  },
  position: 'relative',
  zIndex: 1,
  overflow: 'hidden',
  border: 0,
  borderLeft: `4px solid ${color.green}`,
  borderRadius: '7px',
  background: color.greenSoft,
  color: color.ink,
  font: `500 ${size.caption}/1.25 ${font.sans}`,
  textAlign: 'left',
  // A finger that rests on it takes it, and selects no words.
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  transition: `box-shadow ${motion.quick}`,
  selectors: {
    '&[data-category="Barba"]': {
      borderColor: color.brassLine,
      background: `color-mix(in srgb, ${color.brassLine} 26%, ${color.surface})`,
    },
    '&[data-category="Trattamenti"]': {
      borderColor: '#4a76a8',
      background: `color-mix(in srgb, #4a76a8 22%, ${color.surface})`,
    },
    '&[data-overridden]': { border: `1px dashed ${color.brass}`, borderLeft: `4px solid ${color.brass}` },
    '&[data-missed]': { borderColor: color.red, background: color.redSoft },
    '&[data-small]': {
      flexDirection: 'row',
      columnGap: '6px',
      alignItems: 'center',
      paddingBlock: 0,
      paddingRight: besideCross,
    },
    '&:focus-visible': { borderRadius: '7px', outlineOffset: '-1px' },
  },
});

/** Of a quarter-hour, which has no second line for it. */
export const start = style({
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  // There is room for the name alone; the hour stands at the side.
  '@container': { [narrow]: { display: 'none' } },
});

/** A short appointment has one line for each; in a tall one both may need two. */
const line = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-tall] &': { whiteSpace: 'normal', overflowWrap: 'anywhere', hyphens: 'auto' } },
} as const;

export const client = style({
  ...line,
  flex: 'none',
  width: '100%',
  paddingRight: besideCross,
  fontWeight: 700,
});

export const done = style({
  display: 'inline-block',
  marginInlineEnd: '3px',
  verticalAlign: '-2px',
  color: color.green,
});

/** In words; of a quarter-hour too, where the service gives way. */
export const missed = style({ flex: 'none', fontWeight: 700, color: color.red });

/** The service gives way to the name. */
export const what = style({ ...line, minWidth: 0 });

globalStyle(`[data-small] > ${client}`, { flex: '0 1 auto', width: 'auto', minWidth: 0, paddingRight: 0 });
globalStyle(`[data-small] > ${what}`, { flex: '1 999 0', '@container': { [narrow]: { display: 'none' } } });

export const remove = style({
  position: 'absolute',
  top: '1px',
  right: '4px',
  width: cross,
  height: 'calc(100% - 2px)',
  maxHeight: cross,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: '6px',
  background: 'transparent',
  color: color.muted,
  zIndex: 2,
  selectors: { '&:hover, &:focus-visible': { color: color.red, borderRadius: '6px' } },
  '@media': {
    print: { display: 'none' },
    [finger]: {
      right: '9px',
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          left: '50%',
          top: '50%',
          width: touch,
          height: touch,
          transform: 'translate(-50%, -50%)',
        },
      },
    },
  },
});

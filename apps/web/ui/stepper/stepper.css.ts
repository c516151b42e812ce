import { style } from '@vanilla-extract/css';
import { font, forced, motion, screen, size, space, touch } from '../layout/measures.ts';
import { color } from '../theme/tokens.css.ts';

export const list = style({ display: 'flex', gap: '6px', padding: 0, listStyle: 'none' });

export const item = style({
  flex: '1 1 0',
  minWidth: 0,
  '@media': {
    [screen.phone]: { selectors: { '&[data-now]': { flex: '2.2 1 0', minWidth: 'max-content' } } },
    [screen.lowPhone]: { selectors: { '&[data-now]': { flex: '1 0 auto' } } },
  },
});

export const step = style({
  display: 'grid',
  alignContent: 'start',
  width: '100%',
  minHeight: touch,
  padding: `${space.xs} 0 0`,
  border: 0,
  borderTop: `3px solid ${color.line}`,
  background: 'none',
  textAlign: 'left',
  color: color.muted,
  font: `500 ${size.small}/1.4 ${font.sans}`,
  transition: `border-color ${motion.calm}`,
  '@media': { [forced]: { borderTopColor: 'GrayText' } },
  selectors: {
    'button&:hover': { '@media': { [screen.mouse]: { color: color.green } } },
    '[data-done] > &': {
      borderTopColor: color.green,
      color: color.ink,
      '@media': { [forced]: { borderTopColor: 'CanvasText' } },
    },
    '[data-now] > &': {
      borderTopColor: color.brassLine,
      color: color.ink,
      fontWeight: 700,
      '@media': { [forced]: { borderTopColor: 'Highlight' } },
    },
  },
});

/** One line where height is dear. */
export const text = style({
  display: 'grid',
  '@media': { [screen.lowPhone]: { display: 'flex', alignItems: 'baseline', gap: '5px' } },
});

export const number = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  font: `600 ${size.caption}/1.4 ${font.sans}`,
  color: color.brass,
});

/** On a phone only the present step shows its name. */
export const name = style({
  '@media': {
    [screen.phone]: {
      selectors: {
        ':not([data-now]) > * > * > &': {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});

import { style } from '@vanilla-extract/css';
import { color } from '../theme/tokens.css.ts';
import { font, screen, size, sturdy } from './measures.ts';

/** Page width with its side margins. */
export const wrap = style({
  width: '100%',
  maxWidth: '1204px',
  marginInline: 'auto',
  paddingInline: 'clamp(16px, 4vw, 32px)',
});

/** One line on a low phone, however large the letters. */
export const pageTitle = style({
  fontSize: size.title1,
  '@media': { [screen.lowPhone]: { fontSize: 'min(1.9rem, 8vw)' } },
});

export const cardTitle = style({ ...sturdy, fontSize: size.title3 });

/** Small capitals above a heading. */
export const eyebrow = style({
  font: `600 min(clamp(.7rem, 3vw, .78rem), 4.6vw)/1.4 ${font.sans}`,
  letterSpacing: '.13em',
  wordSpacing: '.1em',
  textTransform: 'uppercase',
  color: color.brass,
  textWrap: 'balance',
});

export const figures = style({ fontVariantNumeric: 'tabular-nums' });

/** The barber's pole, the one motif of red and blue. */
export const pole = style({
  background: `repeating-linear-gradient(135deg, #9e3526 0 4px, #f8f3e9 4px 8px, #27496d 8px 12px, #f8f3e9 12px 16px)`,
});

export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const onlyWide = style({ '@media': { [screen.phone]: { display: 'none !important' } } });

export const onlyPhone = style({ '@media': { [screen.wide]: { display: 'none !important' } } });

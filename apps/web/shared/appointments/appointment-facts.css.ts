import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} clamp(12px, 3.5vw, 22px)`,
  fontSize: '.95rem',
  fontVariantNumeric: 'tabular-nums',
});

export const fact = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  minWidth: 0,
  selectors: { '&[data-wide]': { flexBasis: '100%' } },
});

/** A long note leaves the picture beside it its size. */
globalStyle(`${fact} > dt`, { flex: 'none' });

export const icon = style({ marginTop: '3px', color: color.brass });

/** Line breaks of a note stay as they were written. */
export const value = style({ margin: 0, minWidth: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

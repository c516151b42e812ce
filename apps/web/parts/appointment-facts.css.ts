import { style } from '@vanilla-extract/css';
import { space } from '../ui/measures.ts';
import { color } from '../ui/tokens.css.ts';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} 22px`,
  fontSize: '.95rem',
  fontVariantNumeric: 'tabular-nums',
});

export const fact = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs,
  minWidth: 0,
  selectors: { '&[data-wide]': { flexBasis: '100%' } },
});

export const icon = style({ flex: 'none', marginTop: '3px', color: color.brass });

/** Line breaks of a note stay as they were written. */
export const value = style({ margin: 0, minWidth: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

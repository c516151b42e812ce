import { globalStyle, style } from '@vanilla-extract/css';
import { font, radius, screen, size, space } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

/** What narrows a list down, above it. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  marginBottom: space.s,
});

/** How many there are. As high without words as with them: the list below it does not move when a search is answered. */
export const count = style({
  minHeight: '1.55em',
  marginBottom: space.s,
  color: color.muted,
  fontSize: size.small,
});

/** How many there are, and the way to one more. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  marginBottom: space.s,
});

export const headCount = style({ color: color.muted, fontSize: size.small });

export const frame = style({
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  boxShadow: color.shadow,
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '.95rem',
  fontVariantNumeric: 'tabular-nums',
});

const cell = {
  padding: `${space.s} ${space.xs}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { paddingLeft: space.m }, '&:last-child': { paddingRight: space.m } },
} as const;

export const heading = style({
  ...cell,
  overflowWrap: 'normal',
  background: color.sunken,
  color: color.muted,
  font: `600 ${size.caption}/1.4 ${font.sans}`,
});

export const row = style({
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [screen.mouse]: { selectors: { '&:hover': { background: color.greenSoft } } } },
});

export const data = style(cell);

/** Room for a word of usual length, where there is room. */
export const roomy = style({ minWidth: '6em', '@media': { [screen.desk]: { minWidth: '7.5em' } } });

/** The longest of usual first and last names, on a line of its own. */
export const fullName = style({ minWidth: '7.6em', fontWeight: 600 });

/** An e-mail address of usual length, on one line or parted before its '@', also on a tablet. */
export const address = style({ minWidth: '11.2em' });

/** Figures; the column that follows begins at a distance. */
export const atEnd = style({ textAlign: 'end', paddingRight: space.l });

export const unbroken = style({ whiteSpace: 'nowrap', overflowWrap: 'normal' });

export const quiet = style({ color: color.muted, fontSize: size.small });

export const strong = style({ fontWeight: 600 });

export const actions = style({
  display: 'flex',
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
  justifyContent: 'flex-end',
  gap: space.xs,
  '@media': { [screen.phone]: { justifyContent: 'flex-start', flexWrap: 'wrap' } },
});

/** Two columns with words: on a tablet the columns before them take what they need first. */
export const tight = style({});

globalStyle(`${tight} > button`, {
  '@media': { '(min-width: 760px) and (max-width: 959px)': { paddingInline: space.s } },
});

/** The same on a phone. */
export const cards = style({ display: 'grid', gap: space.s, padding: 0, listStyle: 'none' });

export const card = style({ display: 'grid', gap: space.xs, overflowWrap: 'anywhere' });

export const cardHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.s,
});

export const cardTitle = style({ font: `600 1.05rem/1.35 ${font.sans}`, letterSpacing: 'normal' });

export const more = style({ marginTop: space.m, textAlign: 'center' });

export const cardFoot = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space.s,
});

export const hours = style({ display: 'block', color: color.muted, whiteSpace: 'nowrap' });

export const price = style({ display: 'block', fontVariantNumeric: 'tabular-nums' });

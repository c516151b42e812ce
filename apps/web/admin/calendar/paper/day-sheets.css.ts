import { globalStyle, style } from '@vanilla-extract/css';
import { radius, screen, size, space, sturdySerif } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

/** Elements for the screen only: the sheet repeats what they say. */
export const head = style({ marginBottom: space.m, '@media': { print: { display: 'none' } } });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
});

export const sheet = style({
  maxWidth: '210mm',
  marginInline: 'auto',
  marginBottom: space.l,
  padding: 'clamp(16px, 4vw, 40px)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  background: color.surface,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': {
    print: { maxWidth: 'none', margin: 0, padding: 0, border: 0, background: 'none', page: 'day-sheet' },
  },
});

globalStyle('@page day-sheet', { size: 'A4 portrait', margin: '14mm' } as object);

globalStyle(`${sheet} + ${sheet}`, { '@media': { print: { breakBefore: 'page' } } });

export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
  color: color.muted,
  fontSize: size.small,
  '@media': { print: { color: color.ink } },
});

export const name = style({ ...sturdySerif('600 1.6rem/1.2'), marginBlock: space.xxs });

export const lines = style({ listStyle: 'none', padding: 0, marginTop: space.s });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '7.2em 1.2fr 1.1fr 1.5fr',
  gap: `0 ${space.m}`,
  paddingBlock: space.xs,
  borderTop: `1px solid ${color.edge}`,
  fontSize: '.95rem',
  lineHeight: 1.4,
  breakInside: 'avoid',
  '@media': { [screen.phone]: { gridTemplateColumns: '1fr' } },
});

export const strong = style({ fontWeight: 600 });

export const notes = style({ whiteSpace: 'pre-line' });

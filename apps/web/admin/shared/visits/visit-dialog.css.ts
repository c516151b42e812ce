import { globalStyle, style } from '@vanilla-extract/css';
import { screen, size, space, touch } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const parts = style({ display: 'grid', gap: space.m });

export const lastTime = style({ color: color.muted, fontSize: size.small });

export const staffNotes = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const part = style({
  display: 'grid',
  gap: space.s,
  paddingTop: space.m,
  borderTop: `1px solid ${color.line}`,
});

export const partTitle = style({ fontSize: size.title4 });

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });

export const said = style({ flex: '1 1 auto', fontWeight: 600 });

/** The amount on a line of its own where there is no room beside it. */
export const saying = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.s });

globalStyle(`${saying} > :first-child`, { flex: '1 1 9rem' });
globalStyle(`${saying} > button`, { '@media': { [screen.phone]: { flex: '1 1 auto' } } });

export const story = style({ borderTop: `1px solid ${color.line}` });

export const storyTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: touch,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
});

globalStyle(`${storyTitle}::-webkit-details-marker`, { display: 'none' });

export const chevron = style({ flex: 'none', color: color.brass });

globalStyle(`${story}[open] ${chevron}`, { transform: 'rotate(180deg)' });

export const changes = style({
  display: 'grid',
  gap: space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: size.small,
});

export const change = style({ paddingLeft: space.s, borderLeft: `2px solid ${color.brassLine}` });

export const overridden = style({ display: 'block', color: color.brass, fontWeight: 600 });

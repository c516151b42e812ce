import { globalStyle, style } from '@vanilla-extract/css';
import { radius, size, space, sturdy } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  gap: space.m,
  maxWidth: '560px',
  paddingBlock: 'clamp(20px, 4vw, 48px)',
});

// Nobody is logged in here, and there is nothing else to do: of bar and footer the shop's name, contacts and terms stay.
for (const part of ['header > div > :not(a)', 'footer nav:has(ul)', 'footer section:not(:has(address))'])
  globalStyle(`body:has(${page}) ${part}`, { display: 'none' });
globalStyle(`body:has(${page}) footer div:has(> section)`, { gridTemplateColumns: 'auto' });

export const ticket = style({ display: 'grid', overflow: 'hidden' });

export const body = style({ display: 'grid', gap: space.s, padding: 'clamp(16px, 4vw, 24px)' });

export const name = style({ ...sturdy, fontSize: '1.7rem', overflowWrap: 'anywhere' });

export const lead = style({ display: 'grid', gap: space.xs, color: color.muted });

export const ways = style({ display: 'grid', gap: space.s });

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.s });

export const small = style({ color: color.muted, fontSize: size.small });

export const phone = style({ fontWeight: 600, color: color.ink, whiteSpace: 'nowrap' });

/** The better way out of the question. */
export const onlyTime = style({
  display: 'grid',
  gap: '2px',
  width: '100%',
  padding: space.s,
  textAlign: 'left',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.m,
  background: 'transparent',
  color: color.ink,
  cursor: 'pointer',
});

export const onlyTimeTitle = style({ fontWeight: 600 });

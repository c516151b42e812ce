import { style } from '@vanilla-extract/css';
import { eyebrow } from '../ui/layout/layout.css.ts';
import { screen, size, space } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

export const page = style({ paddingBottom: space.l });

export const hero = style({
  display: 'grid',
  gap: 'clamp(28px, 5vw, 72px)',
  alignItems: 'center',
  paddingBlock: 'clamp(28px, 5vw, 64px) clamp(28px, 5vw, 64px)',
  '@media': {
    [screen.wide]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, .85fr)' },
    // What one came for, to book or to call, is on the first screen.
    [screen.lowPhone]: { paddingTop: space.m },
  },
});

export const trade = style([eyebrow, { minHeight: '1.4em' }]);

export const title = style({
  fontSize: size.hero,
  margin: '16px 0 20px',
  lineHeight: 1.04,
  '@media': { [screen.lowPhone]: { fontSize: 'min(2.3rem, 11.5vw)', margin: '8px 0 12px' } },
});

export const titleEnd = style({ display: 'block', color: color.green, fontStyle: 'italic' });

export const lead = style({
  fontSize: size.lead,
  color: color.muted,
  maxWidth: '38ch',
  '@media': { [screen.lowPhone]: { fontSize: size.body } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  marginTop: '28px',
  '@media': { [screen.lowPhone]: { marginTop: space.m } },
});

export const picture = style({
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  objectPosition: 'bottom',
  aspectRatio: '4 / 5',
  borderRadius: '999px 999px 20px 20px',
  border: `1px solid ${color.brassLine}`,
  boxShadow: color.shadow,
  background: '#1f4a3c',
  '@media': {
    [screen.phone]: { aspectRatio: '7 / 6', borderRadius: '20px' },
    print: { display: 'none' },
  },
});

export const services = style({ paddingTop: space.section });

export const servicesHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: `${space.s} ${space.l}`,
  marginBottom: '28px',
});

export const servicesTitle = style({ fontSize: size.title2, marginTop: space.xs });

import { globalStyle, style } from '@vanilla-extract/css';
import { font, screen, size, space, sturdy, touch } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

export const footer = style({ marginTop: space.xxl, background: color.sunken });

export const stripe = style({ height: '6px', opacity: 0.9 });

export const columns = style({
  display: 'grid',
  gap: `${space.xl} ${space.xxl}`,
  paddingBlock: `${space.xxl} ${space.xl}`,
  '@media': {
    [screen.wide]: { gridTemplateColumns: '1fr 1fr' },
    [screen.desk]: { gridTemplateColumns: '1fr 1.4fr 1.7fr .8fr' },
  },
});

export const heading = style({ ...sturdy, fontSize: size.title4, marginBottom: space.xs });

export const list = style({ padding: 0, listStyle: 'none', fontStyle: 'normal' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch,
  textDecoration: 'none',
  selectors: {
    '&:hover': { '@media': { [screen.mouse]: { textDecoration: 'underline', textUnderlineOffset: '.2em' } } },
  },
});

export const contact = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s,
  minHeight: touch,
  paddingBlock: '9px',
  overflowWrap: 'anywhere',
});

export const icon = style({ flex: 'none', marginTop: '3px', color: color.brass });

export const hours = style({ maxWidth: '360px' });

export const hoursLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
  paddingBlock: '9px',
  borderTop: `1px dashed ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});

export const times = style({
  display: 'grid',
  marginLeft: 'auto',
  textAlign: 'right',
  color: color.muted,
  whiteSpace: 'nowrap',
});

/** Its words break before what stands beside them goes below. */
globalStyle(`${hoursLine} > dt`, { flex: '1 1 min-content' });

export const imprint = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s} ${space.l}`,
  paddingBlock: `0 ${space.l}`,
  color: color.muted,
  fontSize: size.small,
  fontFamily: font.sans,
});

export const legal = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.l, marginRight: 'auto' });

/** The words of the theme's switch take one line of a phone. */
globalStyle(`${imprint} [role="radiogroup"] svg`, { '@media': { [screen.phone]: { display: 'none' } } });

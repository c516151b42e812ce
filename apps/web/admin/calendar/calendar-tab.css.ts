import { globalStyle, style } from '@vanilla-extract/css';
import { onlyPhone } from '../../ui/layout/layout.css.ts';
import { font, footBar, screen, size, space, sturdySerif, touch } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

/** One line where there is room; larger text takes a second one. */
export const tools = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  marginBlock: space.s,
  '@media': {
    [screen.tablet]: { gap: space.xs, marginBlock: space.xxs },
    [screen.phone]: { gap: `0 ${space.xxs}`, marginBlock: 0 },
  },
});

/** All of it on one line of a tablet that lies. */
globalStyle(`${tools} label`, { '@media': { [screen.lying]: { paddingInline: space.xs } } });

/** Takes what room is left, so that the controls stand at the far end where there is some. */
export const period = style({
  flex: '1 1 248px',
  ...sturdySerif('600 1.2rem/1.2'),
  '@media': {
    [screen.lying]: { flex: '1 1 9rem', minWidth: 0, fontSize: '1rem' },
    [screen.phone]: { flex: '1 1 5.4rem', minWidth: 0, textAlign: 'center', fontSize: '1.1rem' },
  },
});

/** Keeps each date on one line, except on a tablet held sideways. */
export const unbroken = style({
  whiteSpace: 'nowrap',
  '@media': { [screen.lying]: { whiteSpace: 'normal' } },
});

/** The date itself leads to others. */
export const date = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  width: '100%',
  minHeight: '28px',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontVariationSettings: 'inherit',
  whiteSpace: 'nowrap',
  position: 'relative',
  // With the line below it a target for a finger.
  selectors: { '&::after': { content: '', position: 'absolute', inset: '0 0 -18px' } },
  '@media': { print: { display: 'inline !important' } },
});

globalStyle(`${date} > svg`, { '@media': { print: { display: 'none' } } });

export const count = style({
  display: 'block',
  font: `400 ${size.small}/1.4 ${font.sans}`,
  color: color.muted,
  '@media': { [screen.phone]: { font: `400 ${size.caption}/1.2 ${font.sans}` } },
});

export const stylist = style({
  width: '160px',
  '@media': {
    [screen.lying]: { width: '126px' },
    [screen.phone]: { flex: '1 1 6.6rem', width: 'auto', minWidth: 0, paddingBlock: '2px' },
  },
});

globalStyle(`${stylist} select`, {
  '@media': { [screen.phone]: { minHeight: touch, paddingBlock: 0, paddingLeft: space.s } },
});

export const dates = style({
  display: 'grid',
  gridTemplateColumns: '136px 100px',
  gap: space.xs,
  // On paper the heading says it.
  '@media': {
    [screen.lying]: { gridTemplateColumns: '132px 96px' },
    [screen.phone]: { gridTemplateColumns: '3fr 2fr' },
    print: { display: 'none' },
  },
});

export const turn = style({
  display: 'flex',
  gap: space.xs,
  '@media': { [screen.lying]: { gap: space.xxs } },
});

globalStyle(`${turn} > *`, { '@media': { [screen.lying]: { paddingInline: space.xs } } });

/** At the end of the window on a phone, below the calendar. */
export const foot = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  paddingBlock: '6px',
});

globalStyle(`${foot} > button`, { paddingInline: space.s });

globalStyle(`:root:has(${foot})`, { vars: { [footBar]: '64px' } });

/** What the day has to say takes a line of its own there. */
globalStyle(`${foot} > div:not(:last-of-type)`, { flex: '1 0 100%' });
globalStyle(`:root:has(${foot} > div:not(:last-of-type, :empty))`, { vars: { [footBar]: '140px' } });

export const hint = style([
  onlyPhone,
  {
    padding: `0 0 ${space.xxs}`,
    color: color.muted,
    fontSize: size.caption,
    lineHeight: 1.3,
    '@media': { print: { display: 'none' } },
  },
]);

/** What the frame of the calendar fills. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minWidth: 0,
  '@media': { print: { display: 'block' } },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { hidden, radius, screen, size, space, touch } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

const width = { maxWidth: '1420px', paddingInline: 'clamp(16px, 3vw, 32px)' } as const;

/** Wider than the shop's own pages: a week needs the room. */
export const page = style({
  width: '100%',
  marginInline: 'auto',
  paddingBlock: 'clamp(16px, 2vw, 24px)',
  ...width,
});

/** Below the dashboard, which has the window's height; on a phone that is all there is room for. */
export const end = style({
  ...{ width: '100%', marginInline: 'auto', ...width },
  '@media': { [screen.phone]: { display: 'none' } },
});

/** Bar and footer begin and end where the page does. */
globalStyle(`body:has(${page}) header > div, body:has(${page}) footer > div:not([aria-hidden])`, width);

/** What could not be read is told above what is there all the same. */
globalStyle(`${page} [role="tabpanel"] > [role="alert"]:not(:last-child)`, { marginBottom: space.m });

/** Title at the left, the dashboard's other pages at the right; on a phone these stand beside the tabs. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
  '@media': { [screen.phone]: { display: 'block' } },
});

export const otherPages = style({ display: 'flex' });

/** Link back from one of its further pages. */
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: touch,
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
  '@media': { print: { display: 'none' } },
});

/** Heading of such a page. */
export const title = style({ marginBottom: space.xs });

const besideTabs = '148px';

export const places = style({
  display: 'flex',
  gap: space.m,
  alignItems: 'center',
  '@media': {
    [screen.phone]: {
      position: 'relative',
      zIndex: 1,
      justifyContent: 'flex-end',
      alignItems: 'flex-start',
      gap: 0,
      height: 0,
      marginInlineEnd: `calc(-1 * ${space.xs})`,
    },
    print: { display: 'none' },
  },
});

globalStyle(`${top} ~ * [role="tablist"]`, {
  '@media': { [screen.phone]: { marginInlineEnd: besideTabs } },
});

/** With a count of things to deal with. */
globalStyle(`${top}:has(button) ~ * [role="tablist"]`, {
  '@media': { [screen.phone]: { marginInlineEnd: '224px' } },
});

export const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minWidth: touch,
  minHeight: touch,
  paddingInline: space.xs,
  fontWeight: 600,
  textDecoration: 'none',
  borderRadius: radius.s,
  '@media': {
    [screen.phone]: { width: '48px', minHeight: '48px' },
  },
});

export const placeIcon = style({ flex: 'none', color: color.green });

export const placeName = style({
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
  '@media': { [screen.phone]: hidden },
});

/** Title and what it is for, on one line where there is room. */
export const heading = style({
  flex: '1 1 20rem',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.m}`,
  marginBottom: space.xs,
});

/** A word longer than a phone with enlarged text is wide. */
globalStyle(`${heading} > h1`, { minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' });

export const lead = style({
  color: color.muted,
  fontSize: size.body,
  '@media': { [screen.phone]: { fontSize: size.small } },
});

const column = { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minWidth: 0 } as const;

/**
 * As high as the window below its bar, so that the calendar takes what the head leaves and is the one thing that scrolls.
 * In a low window it keeps a height of its own, and the page scrolls.
 */
export const filled = style({
  ...column,
  minHeight: 'calc(100dvh - 69px)',
  paddingBottom: space.xs,
  '@media': {
    [screen.lying]: { paddingTop: space.xxs },
    [screen.phone]: { minHeight: 'calc(100dvh - 61px)', paddingBlock: 0 },
  },
});

globalStyle(`${filled} > :not(${top}), ${filled} [role="tabpanel"]:not([hidden])`, {
  '@media': { screen: column },
});
globalStyle(`${filled} [role="tablist"]`, {
  marginBottom: 0,
  '@media': { [screen.phone]: { flex: 'none', marginInlineStart: 'calc(-1 * clamp(16px, 3vw, 32px))' } },
});

/** On a tablet too the calendar needs the room: its other pages stand beside the tabs. */
globalStyle(`${filled} ${top}`, { '@media': { [screen.tablet]: { display: 'block' } } });
globalStyle(`${filled} ${places}`, {
  '@media': {
    [screen.tablet]: {
      position: 'relative',
      zIndex: 1,
      justifyContent: 'flex-end',
      alignItems: 'flex-start',
      gap: 0,
      height: 0,
    },
  },
});
globalStyle(`${filled} ${placeName}`, { '@media': { [screen.tablet]: hidden } });
globalStyle(`${filled} ${top} ~ * [role="tablist"]`, {
  '@media': { [screen.tablet]: { marginInlineEnd: besideTabs } },
});
globalStyle(`${filled} ${top}:has(button) ~ * [role="tablist"]`, {
  '@media': { [screen.tablet]: { marginInlineEnd: '300px' } },
});

/** Visually hidden there. */
globalStyle(`${filled} ${heading}`, {
  '@media': {
    [screen.handheld]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

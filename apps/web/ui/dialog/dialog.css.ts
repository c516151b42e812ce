import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { motion, radius, screen, size, space, sturdy, touch } from '../layout/measures.ts';
import { color } from '../theme/tokens.css.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: color.veil,
  animation: `${fade} ${motion.calm}`,
  '@media': { print: { display: 'none' } },
});

/** Centres without transform, so that text stays sharp; a sheet from below on phones. */
export const place = style({
  position: 'fixed',
  inset: 0,
  zIndex: 41,
  display: 'grid',
  placeItems: 'center',
  padding: space.m,
  pointerEvents: 'none',
  '@media': {
    [screen.phone]: { placeItems: 'end stretch', padding: 0 },
    print: { position: 'static', display: 'block', padding: 0 },
  },
});

export const inner = 'clamp(20px, 4vw, 32px)';
export const innerEnd = 'max(24px, env(safe-area-inset-bottom))';

export const panel = style({
  pointerEvents: 'auto',
  width: '100%',
  maxWidth: '520px',
  maxHeight: 'min(88dvh, 900px)',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  overscrollBehavior: 'contain',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  boxShadow: color.lifted,
  padding: inner,
  animation: `${rise} ${motion.calm}`,
  '@media': {
    [screen.phone]: {
      maxWidth: 'none',
      borderRadius: `${radius.l} ${radius.l} 0 0`,
      paddingBottom: innerEnd,
    },
    [screen.lowPhone]: { maxHeight: '94dvh' },
    print: { maxWidth: 'none', maxHeight: 'none', overflow: 'visible', border: 0, boxShadow: 'none' },
  },
  selectors: { '&:focus-visible': { borderRadius: radius.l, outlineOffset: '-3px' } },
});

/** On paper it stands alone, all of it, in the flow of the pages. */
globalStyle(`body:has(${panel}) #root`, { '@media': { print: { display: 'none' } } });

export const broad = style({ maxWidth: '720px', '@media': { print: { maxWidth: 'none' } } });

export const title = style({ ...sturdy, fontSize: size.title3, paddingRight: touch });

export const question = style({ ...sturdy, fontSize: size.title3 });

export const description = style({ color: color.muted, marginTop: space.xs });

export const body = style({ marginTop: space.l });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.s,
  marginTop: space.l,
  '@media': { [screen.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
  selectors: {
    '&[data-turned]': {
      flexDirection: 'row-reverse',
      justifyContent: 'flex-start',
      '@media': { [screen.phone]: { flexDirection: 'column' } },
    },
    // Yes and no are in view together, however long the question is.
    '[role=alertdialog] > &': {
      '@media': {
        [screen.lowPhone]: {
          position: 'sticky',
          bottom: `calc(-1 * ${innerEnd})`,
          zIndex: 2,
          margin: `${space.m} calc(-1 * ${inner}) calc(-1 * ${innerEnd})`,
          padding: `${space.s} ${inner} ${innerEnd}`,
          background: color.surface,
          borderTop: `1px solid ${color.line}`,
        },
      },
    },
    // Beside it a sentence takes the line above the buttons, which share one on a phone as well.
    '&[data-stays]': {
      position: 'sticky',
      alignItems: 'center',
      bottom: `calc(-1 * ${inner})`,
      zIndex: 2,
      margin: `${space.m} calc(-1 * ${inner}) calc(-1 * ${inner})`,
      padding: `${space.s} ${inner} ${inner}`,
      background: color.surface,
      borderTop: `1px solid ${color.line}`,
      '@media': {
        [screen.phone]: {
          flexDirection: 'row',
          bottom: `calc(-1 * ${innerEnd})`,
          marginBottom: `calc(-1 * ${innerEnd})`,
          paddingBottom: innerEnd,
        },
        print: { position: 'static' },
      },
    },
  },
});

globalStyle(`${foot}[data-stays] > div`, { flex: '1 0 100%' });
globalStyle(`${broad} > ${foot}[data-stays] > div`, { '@media': { [screen.wide]: { flexBasis: '50%' } } });
globalStyle(`${foot}[data-stays] > button`, {
  '@media': {
    [screen.phone]: { flex: '1 1 auto' },
    // Large letters too share a line where they can: what is chosen from has the room.
    [screen.lowPhone]: { fontSize: size.small, paddingInline: '10px' },
  },
});

/** What receives the focus is not hidden behind it. */
globalStyle(`${panel}:has(> ${foot}[data-stays])`, { scrollPaddingBottom: '11rem' });

export const head = style({ position: 'relative' });

export const close = style({
  position: 'absolute',
  right: '-10px',
  top: '-10px',
  width: touch,
  height: touch,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: color.muted,
  '@media': { print: { display: 'none' } },
  selectors: {
    '&:hover': { '@media': { [screen.mouse]: { background: color.sunken, color: color.ink } } },
    '&:focus-visible': { borderRadius: '50%' },
  },
});

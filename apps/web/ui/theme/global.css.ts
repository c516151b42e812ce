import { globalStyle } from '@vanilla-extract/css';
import { font, screen, sturdy } from '../layout/measures.ts';
import { color } from './tokens.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 });

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: '84px',
  // Without a track, scroll bars leave the round corners of what they stand in.
  scrollbarColor: `${color.edge} transparent`,
});

globalStyle('body', {
  background: color.paper,
  color: color.ink,
  font: `400 1rem/1.55 ${font.sans}`,
  WebkitFontSmoothing: 'antialiased',
  // Exact advance widths, where the system would round them to whole pixels.
  textRendering: 'geometricPrecision',
  overflowWrap: 'break-word',
  // Avoids a last line of one word.
  textWrap: 'pretty',
  minWidth: '320px',
});

globalStyle('h1, h2, h3, h4', {
  fontFamily: font.serif,
  fontWeight: 600,
  fontSynthesis: 'none',
  lineHeight: 1.1,
  letterSpacing: '-.01em',
  textWrap: 'balance',
});

// The page's heading receives focus after navigation, to be read out; it is no control, so no ring.
globalStyle('h1[tabindex="-1"]:focus, h2[tabindex="-1"]:focus, main:focus', { outline: 'none' });

globalStyle('h3, h4', sturdy);

globalStyle('a', { color: 'inherit' });

globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  // Browsers draw the words of buttons otherwise than those of links.
  textRendering: 'inherit',
});

// In text fields: no balancing, so that the lines above the caret stay as they are.
globalStyle('textarea', { textWrap: 'wrap' });

globalStyle('button', { cursor: 'pointer', touchAction: 'manipulation' });

// A press is answered at once, however slow the network.
globalStyle('a:active, summary:active', { opacity: 0.6 });

globalStyle('img, svg', { display: 'block', maxWidth: '100%' });

globalStyle(':focus-visible', {
  outline: `2.5px solid ${color.brass}`,
  outlineOffset: '2px',
  borderRadius: '4px',
});

globalStyle('*, *::before, *::after', {
  '@media': {
    [screen.calm]: {
      animationDuration: '.01ms !important',
      // Ends before the first frame, so that the start of the animation is never painted.
      animationDelay: '-1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

// On paper: what is on the screen. Left out is what only leads elsewhere; what is pressed says something too, a day, a time, a
// person, an appointment.
globalStyle('header, footer, [role="tablist"], [role="region"]', {
  '@media': { print: { display: 'none !important' } },
});

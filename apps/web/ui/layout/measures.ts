/** The measures that are the same in every theme. Space grows in steps of four pixels. */
export const space = {
  xxs: '4px',
  xs: '8px',
  s: '12px',
  m: '16px',
  l: '24px',
  xl: '32px',
  xxl: '48px',
  section: 'clamp(28px, 4vw, 56px)',
} as const;

export const font = {
  serif: '"Bodoni Moda", "Bodoni stand-in", "Bodoni stand-in 2", "Bodoni stand-in 3", serif',
  sans: '"Instrument Sans", "Instrument stand-in", "Instrument stand-in 2", system-ui, sans-serif',
} as const;

/** Bodoni drawn for the smallest sizes: without it the hairlines of prices and card titles vanish. */
export const sturdy = { fontVariationSettings: '"opsz" 6' } as const;

/** The same from a whole `font` without its family: the shorthand resets the variation, which therefore follows it. */
export const sturdySerif = (weightAndSize: string) =>
  ({ font: `${weightAndSize} ${font.serif}`, ...sturdy }) as const;

/** For screen readers only. */
export const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Forced colours: backgrounds, shades and shadows are gone. */
export const forced = '(forced-colors: active)';

/** A selection in forced colours and on paper, where a background alone is invisible. */
export const chosenEverywhere = {
  printColorAdjust: 'exact',
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      color: 'HighlightText',
      borderColor: 'Highlight',
    },
  },
} as const;

/** At most two lines; what is left out is marked by an ellipsis. */
export const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** Enlarged letters stop where the longest word of a title still fits the narrowest phone. */
export const size = {
  caption: '.8125rem',
  small: '.9rem',
  body: '1rem',
  lead: '1.15rem',
  title4: '1.25rem',
  title3: 'min(1.5rem, 9.5vw)',
  title2: 'min(clamp(1.9rem, 3.6vw, 2.8rem), 11vw)',
  title1: 'min(clamp(1.9rem, 4vw, 2.8rem), 11vw)',
  hero: 'min(clamp(2.7rem, 7.2vw, 5.4rem), 17vw)',
} as const;

export const radius = { s: '8px', m: '12px', l: '20px', pill: '999px' } as const;

export const motion = { quick: '120ms ease-out', calm: '220ms cubic-bezier(.2, .7, .2, 1)' } as const;

/** Custom property of the root: the height of a bar that stays at the foot of the window. Toasts stand above it. */
export const footBar = '--foot-bar';

/** Likewise: the height of a card that stands on it. */
export const footCard = '--foot-card';

/** Likewise: how much of the window's right side buttons stand in. Toasts stand beside it. */
export const sideBar = '--side-bar';

/** Smallest comfortable target under a finger. */
export const touch = '44px';

/** As wide as a desk's, and low: what a tablet that lies has for its head is what the calendar lacks. */
const lying = 'screen and (min-width: 960px) and (max-width: 1180px) and (hover: none)';

export const screen = {
  phone: 'screen and (max-width: 759px)',
  /** Also with large letters: heads and bars take one line there, so that there is something to choose in view. */
  lowPhone: 'screen and (max-width: 759px) and (max-height: 43.9em)',
  lying,
  tablet: `screen and (min-width: 760px) and (max-width: 959px), ${lying}`,
  handheld: `screen and (max-width: 959px), ${lying}`,
  wide: 'screen and (min-width: 760px)',
  desk: 'screen and (min-width: 960px)',
  /** Only there does anything hover: under a finger the look would stay after the tap. */
  mouse: '(hover: hover)',
  calm: '(prefers-reduced-motion: reduce)',
} as const;

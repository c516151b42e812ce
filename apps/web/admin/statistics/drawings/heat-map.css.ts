import { globalStyle, style } from '@vanilla-extract/css';
import { forced, size } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const map = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '3px',
  fontSize: size.caption,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${map} th`, { fontWeight: 400, color: color.muted, textAlign: 'center' });
globalStyle(`${map} tbody th, ${map} tfoot th, ${map} thead th:first-child`, { textAlign: 'start' });

const box = { height: '30px', textAlign: 'center', borderRadius: '5px', printColorAdjust: 'exact' } as const;

export const cell = style({
  ...box,
  fontWeight: 600,
  '@media': { [forced]: { border: '1px solid CanvasText' } },
});

const shade = (share: number, ink: string) =>
  style({ background: `color-mix(in srgb, ${color.green} ${share}%, ${color.surface})`, color: ink });

/** One hue; the text turns light where the cell is dark enough. */
export const steps = [
  style({ background: color.surface, boxShadow: `inset 0 0 0 1px ${color.line}` }),
  shade(10, color.ink),
  shade(24, color.ink),
  shade(36, color.ink),
  shade(84, color.onGreen),
  shade(100, color.onGreen),
] as const;

export const closed = style({
  ...box,
  background: `repeating-linear-gradient(135deg, ${color.line} 0 2px, transparent 2px 7px)`,
});

export const whole = style({ textAlign: 'center', fontWeight: 700, paddingTop: '4px' });

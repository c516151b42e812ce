import { style } from '@vanilla-extract/css';
import {
  chosenEverywhere,
  font,
  forced,
  motion,
  radius,
  screen,
  size,
  space,
  touch,
} from '../layout/measures.ts';
import { color } from '../theme/tokens.css.ts';

export const frame = style({ display: 'grid', gap: '6px', alignContent: 'start', minWidth: 0 });

export const label = style({ font: `600 .95rem/1.4 ${font.sans}` });

export const optional = style({ color: color.muted, fontWeight: 400 });

export const control = style({
  width: '100%',
  minHeight: '48px',
  padding: '10px 14px',
  background: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.s,
  font: `400 1rem/1.5 ${font.sans}`,
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    '&::placeholder': { color: color.muted, opacity: 1 },
    '&:placeholder-shown': { textOverflow: 'ellipsis' },
    '&:hover:not(:disabled)': { '@media': { [screen.mouse]: { borderColor: color.ink } } },
    '&:focus-visible': { outlineOffset: '1px', borderRadius: radius.s },
    '&[aria-invalid="true"]': {
      borderColor: color.red,
      boxShadow: `inset 0 0 0 1px ${color.red}`,
      '@media': { [forced]: { borderWidth: '3px' } },
    },
    '&:disabled': { background: color.sunken, color: color.muted, cursor: 'not-allowed' },
  },
});

export const area = style([control, { minHeight: '112px', resize: 'vertical' }]);

export const hint = style({ color: color.muted, fontSize: size.small });

export const error = style({
  color: color.red,
  fontSize: size.small,
  fontWeight: 500,
  display: 'flex',
  gap: '6px',
  alignItems: 'flex-start',
});

export const errorIcon = style({ flex: 'none', marginTop: '.22em' });

export const withButton = style({ position: 'relative' });

export const roomForButton = style({ paddingRight: '52px', textOverflow: 'ellipsis' });

export const inner = style({
  position: 'absolute',
  right: '2px',
  insetBlock: 0,
  width: touch,
  minHeight: touch,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  background: 'none',
  color: color.muted,
  borderRadius: radius.s,
  selectors: { '&:hover': { '@media': { [screen.mouse]: { color: color.ink } } } },
});

export const selectFrame = style({ position: 'relative' });

export const select = style([
  control,
  { appearance: 'none', paddingRight: '40px', textOverflow: 'ellipsis' },
]);

export const chevron = style({
  position: 'absolute',
  right: '14px',
  top: '50%',
  marginTop: '-9px',
  pointerEvents: 'none',
  color: color.muted,
});

export const checkRow = style({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: space.s,
  alignItems: 'start',
  minHeight: touch,
  paddingBlock: '10px',
  cursor: 'pointer',
});

export const check = style({
  appearance: 'none',
  width: '24px',
  height: '24px',
  border: `1.5px solid ${color.edge}`,
  borderRadius: '6px',
  background: color.surface,
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { '@media': { [screen.mouse]: { borderColor: color.ink } } },
    '&:checked': { background: color.green, borderColor: color.green, ...chosenEverywhere },
    '&::after': {
      content: '',
      width: '11px',
      height: '6px',
      marginTop: '-3px',
      borderLeft: `2.4px solid ${color.onGreen}`,
      borderBottom: `2.4px solid ${color.onGreen}`,
      transform: 'rotate(-45deg) scale(0)',
      transition: `transform ${motion.quick}`,
    },
    '&:checked::after': { transform: 'rotate(-45deg) scale(1)' },
    '&[aria-invalid="true"]': {
      borderColor: color.red,
      '@media': { [forced]: { borderWidth: '3px' } },
    },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
});

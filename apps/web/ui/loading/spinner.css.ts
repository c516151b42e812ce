import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const ring = style({
  width: '1.2em',
  height: '1.2em',
  flex: 'none',
  display: 'block',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} .8s linear infinite`,
});

export const centre = style({ display: 'grid', placeItems: 'center', minHeight: '50vh', fontSize: '1.6rem' });

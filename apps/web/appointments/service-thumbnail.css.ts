import { style } from '@vanilla-extract/css';
import { radius, screen } from '../ui/layout/measures.ts';
import { color } from '../ui/theme/tokens.css.ts';

export const thumbnail = style({
  gridArea: 'thumb',
  width: '64px',
  height: '64px',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  '@media': { [screen.wide]: { width: '104px', height: '104px' } },
});

export const standIn = style({ color: color.brass, transform: 'rotate(-90deg)' });

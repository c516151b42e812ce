import { style } from '@vanilla-extract/css';
import { font, hidden, radius, screen, size, space, touch } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

/** Brass: a question that needs an answer. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: touch,
  padding: `0 ${space.s}`,
  border: `1px solid ${color.brass}`,
  borderRadius: radius.pill,
  background: `color-mix(in srgb, ${color.brassLine} 24%, ${color.surface})`,
  color: color.ink,
  font: `600 ${size.small}/1.3 ${font.sans}`,
  '@media': { [screen.phone]: { margin: '2px 0', paddingInline: space.xs } },
});

export const icon = style({ flex: 'none', '@media': { [screen.wide]: { display: 'none' } } });

export const name = style({ '@media': { [screen.phone]: hidden } });

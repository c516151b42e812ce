import { style } from '@vanilla-extract/css';
import { radius, screen, size, space } from '../../../../ui/layout/measures.ts';
import { color } from '../../../../ui/theme/tokens.css.ts';

/** Brass: a question that needs an answer. */
export const panel = style({
  flex: '1 0 100%',
  display: 'grid',
  gap: space.s,
  padding: space.m,
  border: `1px solid ${color.brassLine}`,
  borderRadius: radius.m,
  background: `color-mix(in srgb, ${color.brassLine} 24%, ${color.surface})`,
});

export const asked = style({ display: 'flex', gap: space.s });

export const icon = style({ flex: 'none', color: color.brass });

export const title = style({ fontWeight: 600 });

export const reason = style({ fontSize: size.small });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.s,
  '@media': { [screen.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});

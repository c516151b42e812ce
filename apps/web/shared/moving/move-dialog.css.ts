import { style } from '@vanilla-extract/css';
import { space } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

export const present = style({
  display: 'block',
  marginTop: space.s,
  paddingLeft: space.s,
  borderLeft: `3px solid ${color.brassLine}`,
  color: color.ink,
  // Filled from the start, or a day parts from its month.
  textWrap: 'wrap',
});

export const when = style({ fontWeight: 600 });

export const form = style({ display: 'grid', gap: space.m });

/** Above the buttons, so that it is in sight however far the times are scrolled. */
export const said = style({ display: 'grid', gap: space.xs });

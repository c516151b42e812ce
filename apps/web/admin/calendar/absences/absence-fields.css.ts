import { style } from '@vanilla-extract/css';
import { font, forced, motion, radius, size, space, touch } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: space.s,
});

export const lengths = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});

export const legend = style({ padding: 0, marginBottom: space.xs, fontWeight: 600 });

export const length = style({
  minHeight: touch,
  padding: `${space.xxs} ${space.s}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.ink,
  font: `500 ${size.small}/1.3 ${font.sans}`,
  transition: `background ${motion.quick}`,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: color.green,
      background: color.greenSoft,
      boxShadow: `inset 0 0 0 1px ${color.green}`,
      fontWeight: 600,
      '@media': { [forced]: { borderColor: 'Highlight', outline: '2px solid Highlight' } },
    },
  },
});

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  margin: 0,
  color: color.muted,
  fontSize: size.small,
});

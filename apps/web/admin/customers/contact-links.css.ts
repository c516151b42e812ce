import { style } from '@vanilla-extract/css';
import { space, touch } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.l}`,
  padding: 0,
  listStyle: 'none',
});

export const way = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space.xs,
  minHeight: touch,
  // One line stands in the middle; an address of several has air above and below.
  paddingBlock: '9.6px',
  overflowWrap: 'anywhere',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
});

export const icon = style({ flex: 'none', marginTop: '3px', color: color.brass });

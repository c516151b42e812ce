import { style } from '@vanilla-extract/css';
import { screen, space, sturdy } from '../ui/layout/measures.ts';
import { bottle, color } from '../ui/theme/tokens.css.ts';

export const ticket = style({
  display: 'grid',
  overflow: 'hidden',
  '@media': { [screen.wide]: { gridTemplateColumns: 'clamp(310px, 30vw, 360px) minmax(0, 1fr)' } },
});

/** The ticket is torn beside it, where there is room. */
export const stub = style({
  '@media': { [screen.wide]: { borderBottom: 0, borderRight: `2px dashed ${bottle.rule}` } },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"head thumb" "facts facts" "foot foot"',
  gap: `${space.m} ${space.m}`,
  alignContent: 'space-between',
  padding: 'clamp(20px, 3vw, 32px)',
  minWidth: 0,
  '@media': {
    [screen.wide]: { gridTemplateRows: 'auto 1fr' },
    [screen.desk]: { gridTemplateAreas: '"head thumb" "facts thumb" "foot foot"' },
  },
});

export const head = style({ gridArea: 'head' });

export const facts = style({ gridArea: 'facts' });

export const name = style({ ...sturdy, marginTop: space.xs, fontSize: '1.7rem', overflowWrap: 'anywhere' });

export const foot = style({
  gridArea: 'foot',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  paddingTop: space.m,
  borderTop: `1px dashed ${color.line}`,
});

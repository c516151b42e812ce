import { style } from '@vanilla-extract/css';
import { screen, size, space } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

/** What is set, and beside it, at a desk, what is set already. */
export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: space.l,
  '@media': { [screen.desk]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 400px)' } },
});

export const side = style({ display: 'grid', gap: space.l, minWidth: 0 });

/** Of a card: its title, and what can be done. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  marginBottom: space.m,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const note = style({ marginTop: space.xs, color: color.muted, fontSize: size.small });

export const form = style({ display: 'grid', gap: space.m });

/** Below the title of a card. */
export const lead = style({ margin: `${space.xs} 0 ${space.m}`, color: color.muted, fontSize: size.small });

export const iconNote = style([note, { display: 'flex', alignItems: 'center', gap: space.xs }]);

export const unbroken = style({ whiteSpace: 'nowrap' });

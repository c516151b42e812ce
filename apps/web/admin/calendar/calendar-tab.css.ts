import { globalStyle, style } from '@vanilla-extract/css';
import { onlyPhone } from '../../ui/layout/layout.css.ts';
import { font, screen, size, space, sturdySerif } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

/** One line where there is room; on a phone the period stands between its two arrows, and the choices below. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  marginBlock: `${space.m} ${space.s}`,
  '@media': {
    [screen.phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas:
        '"previous period next" "views views today" "stylist stylist stylist" "dates dates dates"',
      gap: space.xs,
    },
  },
});

/** Takes what room is left, so that the controls stand at the far end where there is some. */
export const period = style({
  flex: '1 1 260px',
  ...sturdySerif(`600 ${size.title3}/1.2`),
  '@media': { [screen.phone]: { gridArea: 'period', textAlign: 'center', fontSize: size.title4 } },
});

export const count = style({
  display: 'block',
  marginTop: space.xxs,
  font: `400 ${size.small}/1.4 ${font.sans}`,
  color: color.muted,
});

export const views = style({ '@media': { [screen.phone]: { gridArea: 'views' } } });

export const stylist = style({
  width: '190px',
  '@media': { [screen.phone]: { gridArea: 'stylist', width: 'auto' } },
});

/** No row for a stylist where all of them are shown. */
globalStyle(`${tools}:not(:has(${stylist}))`, {
  '@media': {
    [screen.phone]: {
      gridTemplateAreas: '"previous period next" "views views today" "dates dates dates"',
    },
  },
});

export const dates = style({
  display: 'grid',
  gridTemplateColumns: '136px 100px',
  gap: space.xs,
  '@media': { [screen.phone]: { gridArea: 'dates', gridTemplateColumns: '3fr 2fr' } },
});

export const turn = style({
  display: 'flex',
  gap: space.xs,
  '@media': { [screen.phone]: { display: 'contents' } },
});

export const previous = style({ '@media': { [screen.phone]: { gridArea: 'previous' } } });

export const today = style({ '@media': { [screen.phone]: { gridArea: 'today' } } });

export const next = style({
  '@media': { [screen.phone]: { gridArea: 'next', justifySelf: 'end' } },
});

export const hint = style([onlyPhone, { marginBottom: space.xs, color: color.muted, fontSize: size.small }]);

import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';
import { filled } from '../../admin-page.css.ts';

/** Red: a warning. */
export const count = style({ display: 'inline-grid', background: color.red, color: color.onRed });

/** At the corner of a place of which only the icon shows. */
const atCorner = { marginInlineStart: '-18px', alignSelf: 'flex-start' } as const;
globalStyle(`a > ${count}`, { '@media': { [screen.phone]: atCorner } });
globalStyle(`${filled} a > ${count}`, { '@media': { [screen.tablet]: atCorner } });

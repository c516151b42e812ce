import { style } from '@vanilla-extract/css';
import { color } from '../../ui/theme/tokens.css.ts';

export const service = style({ fontWeight: 700, color: color.ink, overflowWrap: 'anywhere' });

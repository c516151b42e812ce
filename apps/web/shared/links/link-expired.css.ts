import { style } from '@vanilla-extract/css';
import { space } from '../../ui/layout/measures.ts';

export const ways = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.s });

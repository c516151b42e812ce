import { style } from '@vanilla-extract/css';
import { space } from '../../../../ui/layout/measures.ts';

export const coming = style({ marginTop: space.xl });

import { style } from '@vanilla-extract/css';
import { space } from '../../../ui/layout/measures.ts';

export const suggestion = style({ marginBlock: space.m });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, marginTop: space.s });

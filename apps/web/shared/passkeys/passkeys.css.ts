import { style } from '@vanilla-extract/css';
import { space } from '../../ui/layout/measures.ts';

export const form = style({ display: 'grid', gap: space.m });

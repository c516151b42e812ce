import { style } from '@vanilla-extract/css';
import { space } from '../../ui/layout/measures.ts';

export const row = style({ display: 'flex', alignItems: 'center', gap: space.m });

export const side = style({ display: 'grid', gap: space.xs, minWidth: 0 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

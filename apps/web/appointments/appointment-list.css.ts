import { style } from '@vanilla-extract/css';
import { radius, space } from '../ui/layout/measures.ts';

export const list = style({ display: 'grid', gap: space.m, padding: 0, listStyle: 'none' });

export const item = style({ minWidth: 0, borderRadius: radius.m });

export const more = style({ display: 'grid', justifyContent: 'center', marginTop: space.l });

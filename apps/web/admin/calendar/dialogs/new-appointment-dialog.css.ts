import { style } from '@vanilla-extract/css';
import { space } from '../../../ui/layout/measures.ts';

export const form = style({ display: 'grid', gap: space.m });

export const end = style({ minHeight: '1.6em', fontWeight: 500 });

import { style } from '@vanilla-extract/css';
import { space } from '../../ui/layout/measures.ts';

export const page = style({ maxWidth: '640px', padding: `${space.l} ${space.m}` });

export const button = style({ marginTop: space.l });

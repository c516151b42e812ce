import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../../ui/layout/measures.ts';

export const form = style({ display: 'grid', gap: space.m });

/** What it is to become is as wide as the fields below. */
globalStyle(`${form} > [role="radiogroup"] > label`, { flex: 1, justifyContent: 'center' });

export const end = style({ minHeight: '1.6em', fontWeight: 500 });

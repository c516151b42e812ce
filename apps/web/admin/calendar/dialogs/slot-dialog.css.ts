import { globalStyle, style } from '@vanilla-extract/css';
import { size, space } from '../../../ui/layout/measures.ts';
import { color } from '../../../ui/theme/tokens.css.ts';

export const form = style({ display: 'grid', gap: space.m });

/** The choice between appointment and blocked time is as wide as the fields below. */
globalStyle(`${form} > [role="radiogroup"] > label`, { flex: 1, justifyContent: 'center' });

export const end = style({ minHeight: '1.6em', fontWeight: 500 });

export const coming = style({ color: color.muted, fontSize: size.small });

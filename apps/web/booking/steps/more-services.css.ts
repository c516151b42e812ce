import { style } from '@vanilla-extract/css';
import { space } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

export const parts = style({ display: 'grid', gap: space.l });

export const hint = style({ color: color.muted, marginBottom: space.xs });

/** It takes the focus when one of its cards has gone. */
export const chosen = style({ outlineOffset: space.xs });

export const title = style({ marginBottom: space.s });

export const place = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

import { style, styleVariants } from '@vanilla-extract/css';
import { font } from '../layout/measures.ts';
import { color } from '../theme/tokens.css.ts';

export const avatar = style({
  flex: 'none',
  borderRadius: '50%',
  background: color.greenSoft,
  color: color.greenDeep,
  border: `1px solid color-mix(in srgb, ${color.green} 30%, transparent)`,
  display: 'grid',
  placeItems: 'center',
  fontFamily: font.sans,
  fontWeight: 700,
  lineHeight: 1,
});

export const sizes = styleVariants({
  m: { width: '44px', height: '44px', fontSize: 'min(1rem, 18px)' },
  l: { width: '64px', height: '64px', fontSize: 'min(1.35rem, 26px)' },
});

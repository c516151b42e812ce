import { style, styleVariants } from '@vanilla-extract/css';
import { font, radius, size } from '../layout/measures.ts';
import { color } from '../theme/tokens.css.ts';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  padding: '4px 11px',
  borderRadius: radius.pill,
  border: '1px solid',
  font: `600 ${size.caption}/1.3 ${font.sans}`,
  whiteSpace: 'nowrap',
});

const edge = (tint: string) => `color-mix(in srgb, ${tint} 34%, transparent)`;

export const tones = styleVariants({
  good: { background: color.greenSoft, color: color.greenDeep, borderColor: edge(color.green) },
  calm: { background: color.sunken, color: color.muted, borderColor: color.line },
  bad: { background: color.redSoft, color: color.red, borderColor: edge(color.red) },
});

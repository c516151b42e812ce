import { style } from '@vanilla-extract/css';
import { tint } from '../../shared/services/service-picture.css.ts';
import { radius, screen } from '../../ui/layout/measures.ts';
import { color } from '../../ui/theme/tokens.css.ts';

/** A small picture of a service. */
export const thumbnail = style([
  tint,
  {
    flex: 'none',
    width: '112px',
    height: '84px',
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: radius.s,
    '@media': { [screen.phone]: { width: '88px', height: '72px' } },
  },
]);

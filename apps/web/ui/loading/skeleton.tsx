import { bone } from './skeleton.css.ts';

/**
 * A placeholder of the size of what is coming, hidden from assistive technology: the list around it says
 * `aria-busy`. Sizes go in as attributes of an SVG, since a style attribute in prerendered HTML is blocked.
 */
export function Skeleton({ width = '100%', height = 16 }: { width?: number | string; height?: number }) {
  return <svg className={bone} width={width} height={height} aria-hidden="true" />;
}

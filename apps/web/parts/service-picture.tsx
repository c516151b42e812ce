import type { Category } from '../app/shop-data.ts';
import { drawing } from './service-card.css.ts';
import drawings from './service-pictures.svg?no-inline';

/**
 * The drawing of a service without a picture of its own. The file is used, not embedded: its colours are
 * custom properties, which a `use` inherits from the page, so it follows the theme without any script.
 */
export function ServicePicture({ category }: { category: Category }) {
  return (
    <svg viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" className={drawing} aria-hidden="true">
      <use href={`${drawings}#${category}`} />
    </svg>
  );
}

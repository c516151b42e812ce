import type { Service } from '../shop/shop-data.ts';
import { drawing, photo } from './service-picture.css.ts';
import drawings from './service-pictures.svg?no-inline';

/**
 * A service's own picture, or else the drawing of its category. The file of drawings is used, not embedded: its
 * colours are custom properties, which a `use` inherits from the page, so it follows the theme without any script.
 */
export function ServicePicture({ service }: { service: Pick<Service, 'imageUrl' | 'category'> }) {
  if (service.imageUrl)
    return <img src={service.imageUrl} alt="" loading="lazy" decoding="async" className={photo} />;
  return (
    <svg viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" className={drawing} aria-hidden="true">
      <use href={`${drawings}#${service.category}`} />
    </svg>
  );
}

import { useState } from 'react';
import type { Service } from '../shop/shop-data.ts';
import { drawing, photo } from './service-picture.css.ts';
import drawings from './service-pictures.svg?no-inline';

/**
 * A service's own picture, or else, also when its file is gone, the drawing of its category. The file of drawings is used, not embedded: its
 * colours are custom properties, which a `use` inherits from the page, so it follows the theme without any script.
 */
export function ServicePicture({ service }: { service: Pick<Service, 'imageUrl' | 'category'> }) {
  const { imageUrl } = service;
  const [missing, setMissing] = useState<string | null>(null);
  if (imageUrl && imageUrl !== missing)
    return (
      <img
        src={imageUrl}
        alt=""
        loading="lazy"
        decoding="async"
        className={photo}
        // In prerendered HTML the error may have come before hydration.
        ref={picture => {
          if (picture?.complete && picture.naturalWidth === 0) setMissing(imageUrl);
        }}
        onError={() => setMissing(imageUrl)}
      />
    );
  return (
    <svg viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" className={drawing} aria-hidden="true">
      <use href={`${drawings}#${service.category}`} />
    </svg>
  );
}

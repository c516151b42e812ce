import { Phone } from 'lucide-react';
import { phoneLink } from '../format/phone.ts';
import type { Shop } from '../shared/shop/shop-data.ts';
import { home } from '../texts/home.ts';
import { ButtonAnchor, ButtonLink } from '../ui/button/button.tsx';
import picture from './hero-picture.svg?no-inline';
import * as css from './home-page.css.ts';

export function Hero({ shop }: { shop: Shop | undefined }) {
  return (
    <div className={css.hero}>
      <div>
        <p className={css.trade}>{shop && `${shop.trade}\u00a0· ${shop.address.city}`}</p>
        <h1 className={css.title}>
          {home.title} <em className={css.titleEnd}>{home.titleEnd}</em>
        </h1>
        <p className={css.lead}>{home.lead}</p>
        <div className={css.actions}>
          <ButtonLink to="/booking">{home.book}</ButtonLink>
          {shop && (
            <ButtonAnchor href={phoneLink(shop.phone)} variant="ghost">
              <Phone size={18} aria-hidden="true" />
              {shop.phone}
            </ButtonAnchor>
          )}
        </div>
      </div>
      <img src={picture} alt="" width={400} height={500} fetchPriority="high" className={css.picture} />
    </div>
  );
}

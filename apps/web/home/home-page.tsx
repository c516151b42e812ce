import { useServices, useShop } from '../shared/shop/shop-data.ts';
import { classNames } from '../ui/layout/class-names.ts';
import { wrap } from '../ui/layout/layout.css.ts';
import { FirstServices } from './first-services.tsx';
import { Hero } from './hero.tsx';
import * as css from './home-page.css.ts';
import { OpeningHoursCard } from './opening-hours-card.tsx';

export default function HomePage() {
  const { data: shop } = useShop();
  return (
    <div className={classNames(wrap, css.page)}>
      <Hero shop={shop} />
      <OpeningHoursCard shop={shop} />
      <FirstServices read={useServices()} />
    </div>
  );
}

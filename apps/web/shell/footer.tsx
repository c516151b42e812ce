import { Mail, MapPin, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { phoneLink } from '../format/phone.ts';
import { useSession } from '../shared/session/session.ts';
import { hoursLines } from '../shared/shop/opening-hours.ts';
import { type Shop, useShop } from '../shared/shop/shop-data.ts';
import { layout } from '../texts/layout.ts';
import { classNames } from '../ui/layout/class-names.ts';
import { figures, pole, wrap } from '../ui/layout/layout.css.ts';
import * as css from './footer.css.ts';
import { linksIn } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export function Footer() {
  const { data: shop } = useShop();
  return (
    <footer className={css.footer} aria-label={layout.footer.label}>
      <div className={classNames(css.stripe, pole)} aria-hidden="true" />
      <div className={classNames(wrap, css.columns)}>
        <QuickLinks />
        {shop && <Contacts shop={shop} />}
        {shop && <Hours shop={shop} />}
        {shop && shop.social.length > 0 && <Social shop={shop} />}
      </div>
      <div className={classNames(wrap, css.imprint)}>
        {shop && (
          <p>
            {shop.name} · {shop.address.city} ({shop.address.province})
          </p>
        )}
        <LegalLinks />
        <ThemeSwitch />
      </div>
    </footer>
  );
}

function QuickLinks() {
  const { user } = useSession();
  return (
    <nav aria-label={layout.footer.links}>
      <h2 className={css.heading}>{layout.footer.links}</h2>
      <ul className={css.list}>
        {linksIn('footer', user).map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={css.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LegalLinks() {
  return (
    <nav aria-label={layout.footer.legal} className={css.legal}>
      {linksIn('legal', null).map(({ to, label }) => (
        <Link key={to} to={to} className={css.link}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Contacts({ shop: { address, phone, email } }: { shop: Shop }) {
  return (
    <section>
      <h2 className={css.heading}>{layout.footer.contacts}</h2>
      <address className={css.list}>
        <p className={css.contact}>
          <MapPin size={18} aria-hidden="true" className={css.icon} />
          <span>
            {address.street}
            <br />
            {address.postalCode} {address.city} ({address.province})
          </span>
        </p>
        <a href={phoneLink(phone)} className={classNames(css.contact, css.link)}>
          <Phone size={18} aria-hidden="true" className={css.icon} />
          {phone}
        </a>
        <a href={`mailto:${email}`} className={classNames(css.contact, css.link)}>
          <Mail size={18} aria-hidden="true" className={css.icon} />
          {email}
        </a>
      </address>
    </section>
  );
}

function Hours({ shop }: { shop: Shop }) {
  return (
    <section>
      <h2 className={css.heading}>{layout.footer.hours}</h2>
      <dl className={classNames(css.hours, figures)}>
        {hoursLines(shop.openingHours).map(({ days, intervals }) => (
          <div key={days} className={css.hoursLine}>
            <dt>{days}</dt>
            <dd className={css.times}>
              {intervals.length === 0 && <span>{layout.hours.closed}</span>}
              {intervals.map(interval => (
                <span key={interval}>{interval}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Social({ shop }: { shop: Shop }) {
  return (
    <section>
      <h2 className={css.heading}>{layout.footer.social}</h2>
      <ul className={css.list}>
        {shop.social.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer" className={css.link}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

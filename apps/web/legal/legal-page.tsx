import type { ReactNode } from 'react';
import { phoneLink } from '../format/phone.ts';
import { type Shop, useShop } from '../shared/shop/shop-data.ts';
import { legal, type privacy } from '../texts/legal.ts';
import { classNames } from '../ui/layout/class-names.ts';
import { pageTitle, wrap } from '../ui/layout/layout.css.ts';
import * as css from './legal-page.css.ts';

type LegalPageProps = { text: typeof privacy; children?: ReactNode };

/** A text in sections that ends with who the shop is; `children` are sections of its own before that. */
export function LegalPage({ text: { title, lead, sections }, children }: LegalPageProps) {
  const { data: shop } = useShop();
  return (
    <div className={classNames(wrap, css.page)}>
      <h1 className={pageTitle}>{title}</h1>
      <p className={css.lead}>{lead}</p>
      {sections.map(section => (
        <Section key={section.title} title={section.title}>
          {section.paragraphs?.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.points && <Points points={section.points} />}
        </Section>
      ))}
      {children}
      {shop && (
        <Section title={legal.contacts}>
          <Address shop={shop} />
        </Section>
      )}
    </div>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2 className={css.title}>{title}</h2>
      <div className={css.text}>{children}</div>
    </section>
  );
}

export function Points({ points }: { points: readonly { name: string; text: string }[] }) {
  return (
    <dl className={css.points}>
      {points.map(({ name, text }) => (
        <div key={name}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.description}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Address({ shop: { name, address, phone, email } }: { shop: Shop }) {
  return (
    <address className={css.address}>
      <strong>{name}</strong>
      <span>
        {address.street}, {address.postalCode} {address.city} ({address.province})
      </span>
      <a href={phoneLink(phone)}>{phone}</a>
      <a href={`mailto:${email}`}>{email}</a>
    </address>
  );
}

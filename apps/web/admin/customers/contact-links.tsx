import { Mail, MessageCircle, Phone } from 'lucide-react';
import { phoneLink } from '../../format/phone.ts';
import { whatsAppLink } from '../../format/whats-app.ts';
import { outside } from '../../texts/admin/outside.ts';
import { type Customer, personName } from '../shared/page-customers.ts';
import * as css from './contact-links.css.ts';

type ContactLinksProps = {
  customer: Customer;
  /** By WhatsApp too, where the number is a mobile one. */
  written?: boolean;
};

/** How a customer is reached, to be pressed. */
export function ContactLinks({ customer, written }: ContactLinksProps) {
  const { email, phone } = customer;
  if (!email && !phone) return null;
  const chat = written && phone ? whatsAppLink(phone) : null;
  return (
    <ul className={css.ways}>
      {phone && (
        <li>
          <a className={css.way} href={phoneLink(phone)}>
            <Phone className={css.icon} size={18} strokeWidth={1.7} aria-hidden="true" />
            {phone}
          </a>
        </li>
      )}
      {chat && (
        <li>
          <a
            className={css.way}
            href={chat}
            target="_blank"
            rel="noreferrer"
            aria-label={outside.whatsAppLabel(personName(customer))}
          >
            <MessageCircle className={css.icon} size={18} strokeWidth={1.7} aria-hidden="true" />
            {outside.whatsApp}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a className={css.way} href={`mailto:${email}`}>
            <Mail className={css.icon} size={18} strokeWidth={1.7} aria-hidden="true" />
            {email}
          </a>
        </li>
      )}
    </ul>
  );
}

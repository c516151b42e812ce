import { Mail, Phone } from 'lucide-react';
import { phoneLink } from '../../format/phone.ts';
import type { Customer } from '../shared/page-customers.ts';
import * as css from './contact-links.css.ts';

/** How a customer is reached, to be pressed. */
export function ContactLinks({ customer: { email, phone } }: { customer: Customer }) {
  if (!email && !phone) return null;
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

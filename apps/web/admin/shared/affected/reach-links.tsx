import { MessageCircle, Phone } from 'lucide-react';
import { phoneLink } from '../../../format/phone.ts';
import { whatsAppLink } from '../../../format/whats-app.ts';
import { outside as words } from '../../../texts/admin/outside.ts';
import * as css from './reach-links.css.ts';

type ReachLinksProps = {
  phone: string | null | undefined;
  customer: string;
  /** What WhatsApp is filled in with. */
  message?: string;
};

/** How somebody is reached at once: called, and written to where the number is a mobile one. */
export function ReachLinks({ phone, customer, message }: ReachLinksProps) {
  if (!phone) return null;
  const written = whatsAppLink(phone, message);
  return (
    <p className={css.ways}>
      <a className={css.way} href={phoneLink(phone)} aria-label={words.call(customer, phone)}>
        <Phone className={css.icon} size={18} strokeWidth={1.7} aria-hidden="true" />
        <span>{phone}</span>
      </a>
      {written && (
        <a
          className={css.way}
          href={written}
          target="_blank"
          rel="noreferrer"
          aria-label={words.whatsAppLabel(customer)}
        >
          <MessageCircle className={css.icon} size={18} strokeWidth={1.7} aria-hidden="true" />
          <span>{words.whatsApp}</span>
        </a>
      )}
    </p>
  );
}

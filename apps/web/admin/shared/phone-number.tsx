import { phoneLink } from '../../format/phone.ts';
import { number as look } from './phone-number.css.ts';

/** To be pressed: a tablet or a phone calls it. */
export const PhoneNumber = ({ number }: { number: string }) => (
  <a className={look} href={phoneLink(number)}>
    {number}
  </a>
);

import { phoneLink } from '../../format/phone.ts';
import { number as look } from './phone-number.css.ts';

/** To be pressed: a tablet or a phone calls it. */
export function PhoneNumber({ number }: { number: string }) {
  return (
    <a className={look} href={phoneLink(number)}>
      {number}
    </a>
  );
}

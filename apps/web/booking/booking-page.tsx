import { titles } from '../texts/titles.ts';
import { pageTitle, wrap } from '../ui/layout.css.ts';

export default function BookingPage() {
  return (
    <div className={wrap}>
      <h1 className={pageTitle}>{titles.booking}</h1>
    </div>
  );
}

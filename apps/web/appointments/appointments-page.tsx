import { titles } from '../texts/titles.ts';
import { pageTitle, wrap } from '../ui/layout.css.ts';

export default function AppointmentsPage() {
  return (
    <div className={wrap}>
      <h1 className={pageTitle}>{titles.appointments}</h1>
    </div>
  );
}

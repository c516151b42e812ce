import { Armchair, CalendarCheck, Scissors } from 'lucide-react';
import { auth } from '../texts/auth.ts';
import { classNames } from '../ui/layout/class-names.ts';
import { pole } from '../ui/layout/layout.css.ts';
import * as css from './welcome.css.ts';

const { title, lead, benefits } = auth.welcome;

const shown = [
  { ...benefits.booking, Icon: CalendarCheck },
  { ...benefits.services, Icon: Scissors },
  { ...benefits.appointments, Icon: Armchair },
];

/** What an account is good for. */
export function Welcome() {
  return (
    <section className={css.panel} aria-labelledby="benvenuto">
      <div className={classNames(css.stripe, pole)} aria-hidden="true" />
      <h2 id="benvenuto" className={css.title}>
        {title}
      </h2>
      <p className={css.lead}>{lead}</p>
      <ul className={css.benefits}>
        {shown.map(({ title: name, text, Icon }) => (
          <li key={name} className={css.benefit}>
            <Icon className={css.icon} size={24} strokeWidth={1.6} aria-hidden="true" />
            <div>
              <h3 className={css.name}>{name}</h3>
              <p className={css.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

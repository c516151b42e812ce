import { formatDay } from '../../../format/days.ts';
import { wallClock } from '../../../format/wall-clock.ts';
import { customerOf, stylistOf } from '../../../shared/appointments/appointment.ts';
import type { Shop } from '../../../shared/shop/shop-data.ts';
import { notices as words } from '../../../texts/admin/notices.ts';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { ReachLinks } from '../../shared/affected/reach-links.tsx';
import { type Reminder, useTick } from './reminders.ts';
import * as css from './tomorrow-tab.css.ts';

type RowProps = {
  reminder: Reminder;
  shop: Shop;
  /** Why the shop can no longer serve it at that time. */
  outside: string | undefined;
};

type ToHearProps = RowProps & {
  /** What WhatsApp is filled in with; nothing unless they are awaited. */
  message: string | undefined;
};

/** A customer to call or write to. Once ticked the row says by whom and when, without the contact links. */
export function ReminderRow({ reminder, shop, outside, message }: ToHearProps) {
  const { time, customerPhone, hasEmail, letter, letterFailure, reminded } = reminder;
  const customer = customerOf(reminder) ?? '';
  const { tick, ticked } = useTick(reminder);
  const isDone = ticked ?? reminded !== null;
  return (
    <li className={css.row}>
      <When reminder={reminder} />
      <div className={classNames(css.text, isDone && css.faded)}>
        <p className={css.name}>{customer}</p>
        <p className={css.note}>{words.withWhom(reminder.serviceName, stylistOf(reminder))}</p>
        {outside && <p className={css.trouble}>{words.outside(outside)}</p>}
        {letter === 'failed' && <p className={css.trouble}>{words.failedBecause(letterFailure)}</p>}
        {!customerPhone && <p className={css.note}>{hasEmail ? words.noPhone : words.unreachable}</p>}
        {reminded && (
          <p className={css.good}>
            {words.remindedBy(wallClock(new Date(reminded.at), shop.zone).time, reminded.by)}
          </p>
        )}
      </div>
      <div className={css.ways}>
        {!isDone && (
          <ReachLinks phone={customerPhone} customer={customer} {...(message !== undefined && { message })} />
        )}
        <Checkbox checked={isDone} onChange={({ target }) => tick(target.checked)}>
          <span aria-hidden="true">{words.reminded}</span>
          <VisuallyHidden>{words.remindedLabel(customer, time)}</VisuallyHidden>
        </Checkbox>
      </div>
    </li>
  );
}

/** Customers whom a letter reminds, read-only. */
export function ByLetterRow({ reminder, shop, outside }: RowProps) {
  const { letter, letterAt, serviceName } = reminder;
  return (
    <li className={css.row}>
      <When reminder={reminder} />
      <div className={css.text}>
        <p className={css.name}>{customerOf(reminder)}</p>
        <p className={css.note}>{words.withWhom(serviceName, stylistOf(reminder))}</p>
        {outside && <p className={css.trouble}>{words.outside(outside)}</p>}
        {letter === 'planned' && letterAt && <p className={css.note}>{words.goes(goesWhen(letterAt))}</p>}
        {letter === 'waiting' && <p className={css.note}>{words.going}</p>}
        {letter === 'sent' && <p className={css.good}>{words.arrived}</p>}
      </div>
    </li>
  );

  /** The day too, unless it is today. */
  function goesWhen(at: string) {
    const { date, time } = wallClock(new Date(at), shop.zone);
    return { time, day: date === shop.today ? null : formatDay(date, 'day') };
  }
}

function When({ reminder: { time, endTime } }: { reminder: Reminder }) {
  return (
    <p className={css.time}>
      {time}
      <span className={css.end}>{endTime}</span>
    </p>
  );
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { capitalised, formatDay, type IsoDate, plusDays } from '../../../format/days.ts';
import { ReadFailed } from '../../../shared/requests/read-failed.tsx';
import { type Shop, useShop } from '../../../shared/shop/shop-data.ts';
import { notices as words } from '../../../texts/admin/notices.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { progressBar } from '../../../ui/progress/progress-bar.css.ts';
import { Segments } from '../../../ui/segments/segments.tsx';
import { type OutsideReasons, useOutsideReasons } from '../../shared/affected/outside-appointments.ts';
import { ListSkeleton } from '../../shared/list-skeleton.tsx';
import { messageTo } from './message-to.ts';
import { ByLetterRow, ReminderRow } from './reminder-row.tsx';
import { isByLetter, type Reminder, useReminders } from './reminders.ts';
import * as css from './tomorrow-tab.css.ts';

const everybody = '';

/** Who is expected: first those whom somebody of the shop has to call or write to. */
export default function TomorrowTab() {
  const [date, setDate] = useState<IsoDate>();
  const { data: shop } = useShop();
  const { data, ...read } = useReminders(date);
  const outside = useOutsideReasons();
  if (read.error && !data) return <ReadFailed what={words.failed} reads={[read]} />;
  if (!data || !shop) return <ListSkeleton label={words.loading} />;
  const { date: day, appointments } = data;
  // From the day asked for: a second press may come before the first one's day is there.
  const turn = (by: 1 | -1) =>
    setDate(asked => {
      const next = plusDays(asked ?? day, by);
      return next < shop.today ? shop.today : next;
    });
  return (
    <div className={css.tab} aria-busy={read.isFetching || undefined}>
      <div className={css.head}>
        <h2 className={css.day}>{capitalised(formatDay(day, 'day'))}</h2>
        <p className={css.count}>{words.expected(appointments.length)}</p>
        <div className={css.turns}>
          <button
            type="button"
            className={css.turn}
            aria-label={words.before}
            disabled={day <= shop.today}
            onClick={() => turn(-1)}
          >
            <ChevronLeft size={22} aria-hidden="true" />
          </button>
          <button type="button" className={css.turn} aria-label={words.after} onClick={() => turn(1)}>
            <ChevronRight size={22} aria-hidden="true" />
          </button>
        </div>
      </div>
      {appointments.length === 0 ? (
        <Nobody {...{ day, shop }} onGo={setDate} />
      ) : (
        <>
          {outside.read.error && <ReadFailed what={words.outsideFailed} reads={[outside.read]} />}
          <Day key={day} {...{ day, appointments, shop, outside }} />
        </>
      )}
    </div>
  );
}

/** Behind a day off nobody turns page after page. */
function Nobody({ day, shop, onGo }: { day: IsoDate; shop: Shop; onGo: (day: IsoDate) => void }) {
  const open = shop.nextDays.find(({ date, intervals }) => date > day && intervals.length > 0);
  return (
    <>
      <p className={css.note}>{words.nobody}</p>
      {open && (
        <div>
          <Button variant="ghost" onClick={() => onGo(open.date as IsoDate)}>
            {words.nextOpen(formatDay(open.date as IsoDate, 'day'))}
          </Button>
        </div>
      )}
    </>
  );
}

type DayProps = {
  day: IsoDate;
  appointments: readonly Reminder[];
  shop: Shop;
  outside: OutsideReasons;
};

function Day({ day, appointments, shop, outside }: DayProps) {
  const [wanted, want] = useState(everybody);
  const stylists = new Map(appointments.map(one => [String(one.stylistId), one.stylistFirstName ?? '']));
  const chosen = stylists.has(wanted) ? wanted : everybody;
  const shown = appointments.filter(one => chosen === everybody || String(one.stylistId) === chosen);
  const toHear = shown.filter(one => !isByLetter(one));
  const byLetter = shown.filter(isByLetter);
  return (
    <>
      {stylists.size > 1 && (
        <div className={css.choice}>
          <Segments
            label={words.stylist}
            segments={[
              { value: everybody, label: words.everybody },
              ...[...stylists].map(([value, label]) => ({ value, label })),
            ]}
            value={chosen}
            onChange={want}
          />
        </div>
      )}
      {toHear.length > 0 && <ToHear {...{ day, shop, outside }} appointments={toHear} />}
      {byLetter.length > 0 && <ByLetter {...{ shop, outside }} appointments={byLetter} />}
    </>
  );
}

/** Whom no letter reminds. */
function ToHear({ day, appointments, shop, outside: { reasons, known } }: DayProps) {
  const isAwaited = ({ id }: Reminder) => known && !reasons.has(id);
  const sample = appointments.find(one => one.customerPhone && isAwaited(one));
  return (
    <section className={css.part} aria-labelledby="da-sentire">
      <Done all={appointments.length} done={appointments.filter(({ reminded }) => reminded).length} />
      <div className={css.partHead}>
        <h3 id="da-sentire" className={css.partTitle}>
          {words.toHear}
        </h3>
        <p className={css.note}>{words.toHearNote}</p>
      </div>
      <Card>
        <ul className={css.list}>
          {appointments.map(reminder => (
            <ReminderRow
              key={reminder.id}
              {...{ reminder, shop }}
              outside={reasons.get(reminder.id)}
              message={isAwaited(reminder) ? messageTo(reminder, { day, shop }) : undefined}
            />
          ))}
        </ul>
      </Card>
      {sample && (
        <details>
          <summary className={css.question}>{words.whatWeWrite}</summary>
          <p className={css.message}>{messageTo(sample, { day, shop })}</p>
        </details>
      )}
    </section>
  );
}

function ByLetter({ appointments, shop, outside }: Omit<DayProps, 'day'>) {
  return (
    <section className={css.part} aria-labelledby="per-e-mail">
      <div className={css.partHead}>
        <h3 id="per-e-mail" className={css.partTitle}>
          {words.byLetter}
        </h3>
        <p className={css.note}>{words.byLetterNote}</p>
      </div>
      <Card>
        <ul className={css.list}>
          {appointments.map(reminder => (
            <ByLetterRow
              key={reminder.id}
              {...{ reminder, shop }}
              outside={outside.reasons.get(reminder.id)}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Done({ done, all }: { done: number; all: number }) {
  return (
    <div className={css.done}>
      <p>
        <strong>{words.done(done, all)}</strong> {words.doneWord(all)}
      </p>
      <progress className={progressBar} value={done} max={all} aria-label={words.reminded} />
    </div>
  );
}

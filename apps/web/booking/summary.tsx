import type { ReactNode } from 'react';
import { formatDay } from '../format/days.ts';
import { formatDuration } from '../format/durations.ts';
import { exactEuros } from '../format/money.ts';
import { endOf } from '../format/wall-clock.ts';
import { bookingWords, booking as words } from '../texts/booking.ts';
import { Card } from '../ui/card/card.tsx';
import type { Draft } from './draft.ts';
import * as css from './summary.css.ts';
import type { Choices } from './use-choices.ts';

const texts = words.summary;

type SummaryProps = {
  draft: Draft;
  choices: Pick<Choices, 'service' | 'stylist'>;
  /** What is to be chosen first; said in place of what has been. */
  missing: string | false | undefined;
  /** The buttons of the step. */
  children: ReactNode;
};

/** What has been chosen, always in view: beside the steps, or at the foot of a phone. */
export function Summary({ draft, choices: { service, stylist }, missing, children }: SummaryProps) {
  const { date, time } = draft;
  const who = stylist?.displayName ?? (service && draft.stylistId === null && words.stylist.noPreference);
  return (
    <Card as="section" padding="none" className={css.summary} aria-labelledby="riepilogo">
      <h2 id="riepilogo" className={css.title}>
        {texts.title}
      </h2>
      <p role="alert" className={css.missing}>
        {missing}
      </p>
      <div className={css.choices} data-behind={Boolean(missing) || undefined}>
        <dl className={css.list}>
          <Entry term={texts.service}>{service?.name}</Entry>
          {service && service.ids.length > 1 && (
            <Entry term={texts.duration}>{formatDuration(service.duration)}</Entry>
          )}
          <Entry term={texts.stylist}>{who}</Entry>
        </dl>
        <dl className={css.list}>
          <Entry term={texts.date}>
            {date && (
              <>
                <span className={css.inColumn}>{formatDay(date, 'full')}</span>
                <span className={css.inBar}>{formatDay(date, 'brief')}</span>
              </>
            )}
          </Entry>
          <Entry term={texts.time}>
            {time && service && bookingWords.fromTo(time, endOf(time, service.duration))}
          </Entry>
        </dl>
        {service && (
          <dl className={css.total}>
            <dt>{texts.total}</dt>
            <dd className={css.price}>{exactEuros(service.price)}</dd>
          </dl>
        )}
      </div>
      {children}
    </Card>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={css.entry} data-open={!children || undefined}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children || texts.open}</dd>
    </div>
  );
}

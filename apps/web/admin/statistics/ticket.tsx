import { groupedEuros, percent } from '../../format/amounts.ts';
import { capitalised, weekdayName } from '../../format/days.ts';
import { statistics as words } from '../../texts/admin/figures/statistics.ts';
import { classNames } from '../../ui/layout/class-names.ts';
import { pole } from '../../ui/layout/layout.css.ts';
import { Change } from './change.tsx';
import { beside, besideVisits } from './comparison.ts';
import { inWords } from './period/period.ts';
import { type Figures, type Statistics, shareSold } from './statistics.ts';
import * as css from './tiles.css.ts';

/** What was taken, and what to look at first. */
export const Ticket = ({ now, before }: Statistics) => (
  <section className={css.ticket} aria-labelledby="incasso">
    <Stub {...{ now, before }} />
    <ul className={css.sentences}>
      {sentencesOf(now, before).map(sentence => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </section>
);

const Stub = ({ now, before }: Pick<Statistics, 'now' | 'before'>) => (
  <div className={css.stub}>
    <span className={classNames(pole, css.stripe)} aria-hidden="true" />
    <h2 id="incasso" className={css.taken}>
      {words.takings(inWords(now))}
    </h2>
    <p className={css.amount}>{groupedEuros(now.total.takings)}</p>
    <Change
      now={now.total.takings}
      before={besideVisits(before, figures => figures.total.takings)}
      inWords={groupedEuros}
      className={css.comparison}
    />
  </div>
);

function sentencesOf(now: Figures, before: Figures): readonly string[] {
  const { median } = now.ahead;
  const { visits, price } = now.coming;
  return [
    ...(now.openDays > 0
      ? [
          capitalised(
            words.openDays(
              now.openDays,
              beside(before, figures => figures.openDays),
            ),
          ),
        ]
      : []),
    ...extremesOf(now),
    ...(median === null ? [] : [words.half(median)]),
    ...(visits > 0 ? [words.coming(visits, groupedEuros(price))] : []),
  ];
}

/** The fullest hour of the week and the emptiest, where there is more than one. */
function extremesOf({ hours }: Figures): readonly string[] {
  const shares = hours
    .flatMap(cell => {
      const share = shareSold(cell);
      return share === null ? [] : [{ ...cell, share }];
    })
    .toSorted((a, b) => b.share - a.share);
  const [fullest, emptiest] = [shares.at(0), shares.at(-1)];
  if (!fullest || !emptiest || fullest.share === emptiest.share) return [];
  const when = ({ weekday, hour }: typeof fullest) => words.at(weekdayName(weekday), `${hour}:00`);
  return [
    words.fullest(when(fullest), percent(fullest.share)) +
      words.emptiest(when(emptiest), percent(emptiest.share)),
  ];
}

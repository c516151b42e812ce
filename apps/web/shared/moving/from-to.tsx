import { moving as words } from '../../texts/times/moving.ts';
import * as css from './from-to.css.ts';
import type { Place } from './place.ts';
import { When } from './when.tsx';

type FromToProps = {
  from: Place;
  to: Place | null;
  minutes: number;
  /** Where it moves to another: their name. */
  stylist: string | undefined;
  /** A time was asked for before one was chosen. */
  missing: boolean;
};

/** What is about to happen, read out whenever it changes; empty until a time is chosen. */
export function FromTo({ from, to, minutes, stylist, missing }: FromToProps) {
  return (
    <div role="status">
      {!to && missing && <p className={css.missing}>{words.chooseFirst}</p>}
      {to && (
        <dl className={css.way}>
          <dt className={css.term}>{words.from}</dt>
          <dd className={css.from}>
            <s>
              <When place={from} minutes={minutes} />
            </s>
          </dd>
          <dt className={css.term}>{words.to}</dt>
          <dd className={css.to}>
            <When place={to} minutes={minutes} />
            {words.withStylist(stylist ?? null)}
          </dd>
        </dl>
      )}
    </div>
  );
}

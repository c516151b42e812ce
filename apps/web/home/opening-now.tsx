import type { Shop } from '../shared/shop/shop-data.ts';
import { useWallClock } from '../shared/shop/use-wall-clock.ts';
import * as css from './opening-hours-card.css.ts';
import { openingState } from './opening-state.ts';
import { specialDays } from './special-days.ts';

/** The line of the state is kept free, so that nothing moves when the browser knows the time. */
export default function OpeningNow({ shop }: { shop: Shop }) {
  const now = useWallClock(shop.zone);
  const state = now && openingState(shop.nextDays, now);
  return (
    <>
      <p className={css.state} data-open={state?.open}>
        {state && <span className={css.lamp} aria-hidden="true" />}
        <span>{state?.sentence}</span>
      </p>
      {specialDays(shop.nextDays, shop.today).map(sentence => (
        <p key={sentence} className={css.special}>
          {sentence}
        </p>
      ))}
    </>
  );
}

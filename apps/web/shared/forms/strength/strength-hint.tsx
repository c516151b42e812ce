import { useDeferredValue, useMemo } from 'react';
import { strength } from '../../../texts/account/strength.ts';
import { useShop } from '../../shop/shop-data.ts';
import { estimate } from './estimate.ts';
import * as css from './strength-hint.css.ts';

type StrengthHintProps = {
  typed: string;
  /** Of whose account it is. */
  username: string;
  /** The rule, shown until it is met. */
  rule: string;
  least: number;
};

/** How strong a password is, and what is weak about it. Advice only. */
export default function StrengthHint({ typed, username, rule, least }: StrengthHintProps) {
  const judged = useDeferredValue(typed);
  const shop = useShop().data?.name ?? '';
  const { score, weakness } = useMemo(
    () => estimate(judged, [username, shop].filter(Boolean)),
    [judged, username, shop],
  );
  const isShort = typed.length < least;
  return (
    <span className={css.hint} aria-live="polite">
      {!isShort && <span className={css.bar[score]} />}
      <span>{isShort ? rule : strength[score](weakness)}</span>
    </span>
  );
}

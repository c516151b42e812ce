import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSecondFactor } from '../../../shared/second-factor/use-second-factor.ts';
import { quietly } from '../../../shared/session/quietly.ts';
import { secondFactor } from '../../../texts/account/second-factor.ts';
import { Button } from '../../../ui/button/button.tsx';
import * as css from './suggest-factor.css.ts';

const words = secondFactor.suggestion;
const DISMISSED = 'salone.secondo-passaggio';

/** Once in each browser: whoever puts it off is not asked again there, on no page. */
export default function SuggestFactor() {
  const { data } = useSecondFactor();
  const [later, setLater] = useState(() => quietly(() => localStorage.getItem(DISMISSED)) === 'no');
  if (later || !data?.offered || data.since) return null;
  const dismiss = () => {
    setLater(true);
    quietly(() => localStorage.setItem(DISMISSED, 'no'));
  };
  return (
    <div className={css.suggestion}>
      <p className={css.words}>{words.text}</p>
      <Link to="/profile?scheda=sicurezza" className={css.way}>
        {secondFactor.turnOn}
      </Link>
      <Button variant="ghost" size="s" onClick={dismiss}>
        {words.later}
      </Button>
    </div>
  );
}

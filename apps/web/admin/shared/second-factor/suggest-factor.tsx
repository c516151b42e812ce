import { useState } from 'react';
import { useSecondFactor } from '../../../shared/second-factor/use-second-factor.ts';
import { quietly } from '../../../shared/session/quietly.ts';
import { secondFactor } from '../../../texts/account/second-factor.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import * as css from './suggest-factor.css.ts';

const words = secondFactor.suggestion;
const DISMISSED = 'salone.secondo-passaggio';

/** Once in each browser: whoever puts it off is not asked again there. */
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
      <Alert tone="info" title={words.title}>
        {words.text}
        <div className={css.ways}>
          <ButtonLink to="/profile?scheda=sicurezza" size="s">
            {secondFactor.turnOn}
          </ButtonLink>
          <Button variant="ghost" size="s" onClick={dismiss}>
            {words.later}
          </Button>
        </div>
      </Alert>
    </div>
  );
}

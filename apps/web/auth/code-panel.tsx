import { useQueryClient } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { CodeForm } from '../shared/second-factor/code-form.tsx';
import { lead } from '../shared/second-factor/second-factor.css.ts';
import { useStartSession } from '../shared/session/session.ts';
import { secondFactor } from '../texts/account/second-factor.ts';
import { auth } from '../texts/auth.ts';
import { Button } from '../ui/button/button.tsx';
import { cardTitle } from '../ui/layout/layout.css.ts';
import { toast } from '../ui/toast/toast.ts';
import * as css from './auth-page.css.ts';
import { offerPasskey } from './offer-passkey.ts';

const words = secondFactor.login;

/** Takes the place of login and registration once the password was right. */
export function CodePanel({ onBack }: { onBack: () => void }) {
  const enter = useStartSession();
  const queries = useQueryClient();
  const [recovery, setRecovery] = useState(false);
  return (
    <section className={css.form} aria-labelledby="conferma">
      <div>
        <h2 id="conferma" className={cardTitle}>
          {recovery ? words.recoveryTitle : words.title}
        </h2>
        <p className={lead}>{recovery ? words.recoveryLead : words.lead}</p>
      </div>
      <CodeForm
        recovery={recovery}
        onOther={() => setRecovery(!recovery)}
        onBack={onBack}
        onDone={user => {
          toast({ title: auth.login.done, description: auth.login.welcome(user.firstName || user.username) });
          enter(user);
          offerPasskey(queries, user);
        }}
      />
      <Button variant="quiet" className={css.forgotten} onClick={onBack}>
        <ChevronLeft size={18} aria-hidden="true" />
        {words.back}
      </Button>
    </section>
  );
}

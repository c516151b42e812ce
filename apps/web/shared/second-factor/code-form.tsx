import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { RequestFailed } from '../../../../adapters/http/client/client.ts';
import { secondFactor } from '../../texts/account/second-factor.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useOneAtATime } from '../requests/one-at-a-time.ts';
import type { User } from '../session/session.ts';
import * as css from './second-factor.css.ts';
import { sentenceFor, useLoginByCode } from './use-second-factor.ts';

const words = secondFactor.login;

type CodeFormProps = {
  /** Of the app, or one of the recovery codes. */
  recovery: boolean;
  onOther: () => void;
  onDone: (user: User) => void;
  /** The login is over, or is to begin anew. */
  onBack: () => void;
};

/** The second step of a login. */
export function CodeForm({ recovery, onOther, onDone, onBack }: CodeFormProps) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), [recovery]);
  const { mutateAsync, isPending, error } = useLoginByCode();
  const give = useOneAtATime(async () => {
    await mutateAsync(code, {
      onSuccess: onDone,
      onError(failure) {
        if (!(failure instanceof RequestFailed) || failure.status === 400) return;
        toast({ title: words.failed, description: failure.message, tone: 'destructive' });
        onBack();
      },
    });
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void give(undefined);
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Field
        name="code"
        label={secondFactor.code}
        hint={recovery ? words.recoveryHint : secondFactor.codeHint}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        spellCheck={false}
        ref={field}
        value={code}
        error={sentenceFor(error, 'code', true)}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" wide loading={isPending}>
        {secondFactor.confirm}
      </Button>
      {recovery && <p className={css.quiet}>{words.lost}</p>}
      <Button
        variant="quiet"
        className={css.aside}
        onClick={() => {
          setCode('');
          onOther();
        }}
      >
        {recovery ? words.useApp : words.useRecovery}
      </Button>
    </form>
  );
}

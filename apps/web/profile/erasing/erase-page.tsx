import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { foreseeOwnErasing } from '../../../../adapters/http/contract/addresses.ts';
import { WhatHappens } from '../../shared/erasing/what-happens.tsx';
import { call } from '../../shared/requests/calls.ts';
import { appointmentsKey } from '../../shared/requests/query-keys.ts';
import { ReadFailed } from '../../shared/requests/read-failed.tsx';
import type { User } from '../../shared/session/session.ts';
import { useShop } from '../../shared/shop/shop-data.ts';
import { fields } from '../../texts/fields.ts';
import { erasing } from '../../texts/people/erasing.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { pageTitle } from '../../ui/layout/layout.css.ts';
import { PageSpinner } from '../../ui/loading/spinner.tsx';
import * as profile from '../profile-page.css.ts';
import * as css from './erase-page.css.ts';
import { Erased } from './erased.tsx';
import { focus } from './focus.ts';
import { useEraseOwn } from './use-erase-own.ts';

const words = erasing.own;

/** Deleting has something to read: a page, which the profile leads to. `erased`: it is done. */
export default function ErasePage({ user, erased }: { user: User | null; erased: number }) {
  return user ? <Question user={user} /> : <Erased count={erased} />;
}

function Question({ user }: { user: User }) {
  const zone = useShop().data?.zone ?? 'Europe/Rome';
  const read = useQuery({
    queryKey: appointmentsKey('erased', { userId: user.id }),
    queryFn: ({ signal }) => call(foreseeOwnErasing, { signal }),
    staleTime: 0,
  });
  return (
    <div className={css.page}>
      <Link to="/profile" className={profile.homeLink}>
        <ChevronLeft size={18} aria-hidden="true" />
        {words.back}
      </Link>
      <h1 ref={focus} tabIndex={-1} className={classNames(pageTitle, css.title)}>
        {words.title}
      </h1>
      <p className={css.lead}>{words.lead}</p>
      {read.error && !read.data && <ReadFailed what={erasing.unread} reads={[read]} />}
      {read.isPending && <PageSpinner />}
      {read.data && (
        <div className={css.parts}>
          {read.data.refusal === null ? (
            <>
              <WhatHappens foreseen={read.data} zone={zone} />
              <LastStep username={user.username} count={read.data.appointments.length} />
            </>
          ) : (
            <Alert tone="info" title={erasing.refused}>
              {read.data.refusal}
            </Alert>
          )}
        </div>
      )}
    </div>
  );
}

function LastStep({ username, count }: { username: string; count: number }) {
  const { form, submit, busy } = useEraseOwn();
  return (
    <form className={profile.form} onSubmit={event => void submit(event)} noValidate>
      <p className={profile.small}>{words.take}</p>
      {/* For password managers. */}
      <input type="text" value={username} autoComplete="username" readOnly hidden />
      <Field
        label={fields.currentPassword}
        type="password"
        autoComplete="current-password"
        hint={words.passwordHint}
        error={form.formState.errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <div className={css.foot}>
        <Button type="submit" variant="danger" loading={busy} loadingLabel={erasing.busy}>
          {words.confirm(count)}
        </Button>
        <ButtonLink to="/profile" variant="ghost">
          {words.keep}
        </ButtonLink>
      </div>
    </form>
  );
}

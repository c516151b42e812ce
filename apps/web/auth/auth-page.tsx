import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useTabParam } from '../shared/search-params/use-tab-param.ts';
import { returnPath } from '../shared/session/return-place.ts';
import { hasSessionEnded, wasLeft } from '../shared/session/session.ts';
import { useServices } from '../shared/shop/shop-data.ts';
import { auth } from '../texts/auth.ts';
import { titles } from '../texts/titles.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { Card } from '../ui/card/card.tsx';
import { classNames } from '../ui/layout/class-names.ts';
import { eyebrow, pageTitle, wrap } from '../ui/layout/layout.css.ts';
import { lazyWithBoundary } from '../ui/loading/lazy-with-boundary.tsx';
import { Tabs } from '../ui/tabs/tabs.tsx';
import * as css from './auth-page.css.ts';
// Preloaded with the page, which is rendered before the script that names it.
import './welcome.css.ts';
import { useLogIn } from './log-in.ts';
import { LoginForm } from './login-form.tsx';
import { useRegister } from './register.ts';

// One chunk, loaded as soon as the page is rendered: the other tab then opens at once.
const loadAround = () => import('./login-extras.tsx');
const LoginExtras = lazyWithBoundary(loadAround, null);
const Registration = lazyWithBoundary(loadAround);
// Rarely needed. The login stays until its code has loaded.
const Aside = lazyWithBoundary(() => import('./aside.tsx'));

export default function AuthPage() {
  const { state } = useLocation() as { state: { resetPending?: boolean } | null };
  const from = returnPath(state);
  const wanted = useWantedService(from);
  const sessionOver = hasSessionEnded(useQueryClient());
  const [tab, openTab] = useTabParam(['accedi', 'registrati', 'reimposta', 'codice']);
  // Both live here, so that what was typed survives a look at the other tab.
  const logIn = useLogIn(() => openTab('codice'));
  const register = useRegister();
  const aside = { logInForm: logIn.form, onBack: () => openTab('accedi') };
  // Without a border of its own, the whole page would hide while it comes, and lose the focus.
  const registration = (
    <Suspense>
      <Registration register={register} />
    </Suspense>
  );
  const tabs = [
    {
      value: 'accedi',
      label: auth.login.tab,
      content: (
        <LoginForm {...logIn} onForgotten={() => openTab('reimposta')}>
          <Suspense>
            <LoginExtras form />
          </Suspense>
        </LoginForm>
      ),
    },
    { value: 'registrati', label: auth.registration.tab, content: registration },
  ];
  return (
    <div className={classNames(wrap, css.page)}>
      <div className={css.entrance}>
        <div>
          <p className={eyebrow}>{auth.eyebrow}</p>
          <h1 className={classNames(pageTitle, css.title)}>{titles.auth}</h1>
        </div>
        {from !== '/' && !wasLeft(from) && (
          <Alert tone="info" {...(wanted && { title: auth.wanted(wanted) })}>
            {sessionOver ? auth.sessionOver : auth.returning}
          </Alert>
        )}
        {state?.resetPending && tab !== 'reimposta' && <Aside which="" {...aside} />}
        <Card padding="l">
          {tab === 'reimposta' || tab === 'codice' ? (
            <Aside which={tab} {...aside} />
          ) : (
            <Tabs label={auth.tabs} tabs={tabs} value={tab} onChange={openTab} even />
          )}
        </Card>
      </div>
      <Suspense>
        <LoginExtras />
      </Suspense>
    </div>
  );
}

/** The name of the service that somebody was about to book: a link that was passed on leads here first. */
function useWantedService(from: string): string | undefined {
  const wanted = /servizio=(\d+)/.exec(from)?.[1];
  return useServices().data?.find(({ id }) => id === Number(wanted))?.name;
}

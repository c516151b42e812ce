import { useLocation } from 'react-router-dom';
import { useTabParam } from '../shared/search-params/use-tab-param.ts';
import { returnPath } from '../shared/session/return-place.ts';
import { auth } from '../texts/auth.ts';
import { titles } from '../texts/titles.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { Card } from '../ui/card/card.tsx';
import { classNames } from '../ui/layout/class-names.ts';
import { eyebrow, pageTitle, wrap } from '../ui/layout/layout.css.ts';
import { lazyWithBoundary } from '../ui/loading/lazy-with-boundary.tsx';
import { Tabs } from '../ui/tabs/tabs.tsx';
import * as css from './auth-page.css.ts';
import { useLogIn } from './log-in.ts';
import { LoginForm } from './login-form.tsx';
import { useRegister } from './register.ts';
import { RegistrationForm } from './registration-form.tsx';
import { Welcome } from './welcome.tsx';

// Rarely needed. The login stays until its code is there.
const ResetPanel = lazyWithBoundary(() => import('./reset-panel.tsx'));

export default function AuthPage() {
  const { state } = useLocation() as { state: unknown };
  const [tab, openTab] = useTabParam(['accedi', 'registrati', 'reimposta']);
  // Both live here, so that what was typed survives a look at the other tab.
  const logIn = useLogIn();
  const register = useRegister();
  const tabs = [
    {
      value: 'accedi',
      label: auth.login.tab,
      content: <LoginForm {...logIn} onForgotten={() => openTab('reimposta')} />,
    },
    { value: 'registrati', label: auth.registration.tab, content: <RegistrationForm {...register} /> },
  ];
  return (
    <div className={classNames(wrap, css.page)}>
      <div className={css.entrance}>
        <div>
          <p className={eyebrow}>{auth.eyebrow}</p>
          <h1 className={classNames(pageTitle, css.title)}>{titles.auth}</h1>
        </div>
        {returnPath(state) !== '/' && <Alert tone="info">{auth.returning}</Alert>}
        <Card padding="l">
          {tab === 'reimposta' ? (
            <ResetPanel logInForm={logIn.form} />
          ) : (
            <Tabs label={auth.tabs} tabs={tabs} value={tab} onChange={openTab} even />
          )}
        </Card>
      </div>
      <Welcome />
    </div>
  );
}

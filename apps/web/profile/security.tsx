import type { User } from '../shared/session/session.ts';
import { Accesses } from './accesses.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { stack } from './profile-page.css.ts';
import { SecondFactor } from './second-factor.tsx';

export default function Security({ user }: { user: User }) {
  return (
    <div className={stack}>
      <SecondFactor />
      <PasswordForm user={user} />
      <Passkeys />
      <Accesses user={user} />
    </div>
  );
}

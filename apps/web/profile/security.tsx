import type { User } from '../shared/session/session.ts';
import { Accesses } from './accesses.tsx';
import { PasswordForm } from './password-form.tsx';
import { stack } from './profile-page.css.ts';

export default function Security({ user }: { user: User }) {
  return (
    <div className={stack}>
      <PasswordForm username={user.username} />
      <Accesses user={user} />
    </div>
  );
}

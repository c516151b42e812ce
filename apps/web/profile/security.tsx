import type { User } from '../shared/session/session.ts';
import { Browsers } from './browsers.tsx';
import { PasswordForm } from './password-form.tsx';
import { stack } from './profile-page.css.ts';

export default function Security({ user }: { user: User }) {
  return (
    <div className={stack}>
      <PasswordForm username={user.username} />
      <Browsers user={user} />
    </div>
  );
}

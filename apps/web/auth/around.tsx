import { PasskeyLogin } from './passkey-login.tsx';
import { Welcome } from './welcome.tsx';

/** What stands beside and below the login form: it may come after it. */
export default function Around({ form = false }: { form?: boolean }) {
  return form ? <PasskeyLogin /> : <Welcome />;
}

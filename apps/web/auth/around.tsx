import { PasskeyLogin } from './passkey-login.tsx';
import type { useRegister } from './register.ts';
import { RegistrationForm } from './registration-form.tsx';
import { Welcome } from './welcome.tsx';

type AroundProps = { form?: boolean; register?: ReturnType<typeof useRegister> };

/** What stands beside and below the login form, and on the other tab: it may come after it. */
export default function Around({ form = false, register }: AroundProps) {
  if (register) return <RegistrationForm {...register} />;
  return form ? <PasskeyLogin /> : <Welcome />;
}

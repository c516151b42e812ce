import { PasskeyLogin } from './passkey-login.tsx';
import type { useRegister } from './register.ts';
import { RegistrationForm } from './registration-form.tsx';
import { Welcome } from './welcome.tsx';

type LoginExtrasProps = { form?: boolean; register?: ReturnType<typeof useRegister> };

/** What stands beside and below the login form, and on the other tab: loaded after the form. */
export default function LoginExtras({ form = false, register }: LoginExtrasProps) {
  if (register) return <RegistrationForm {...register} />;
  return form ? <PasskeyLogin /> : <Welcome />;
}

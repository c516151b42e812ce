import { CodePanel } from './code-panel.tsx';
import type { useLogIn } from './log-in.ts';
import { ResetPanel } from './reset-panel.tsx';
import { ResetPending } from './reset-pending.tsx';

type AsideProps = {
  which: string;
  logInForm: ReturnType<typeof useLogIn>['form'];
  onBack: () => void;
};

/** The rarely used parts of the login screen, in one chunk. */
export default function Aside({ which, logInForm, onBack }: AsideProps) {
  if (which === 'codice') return <CodePanel onBack={onBack} />;
  return which === 'reimposta' ? <ResetPanel logInForm={logInForm} /> : <ResetPending />;
}

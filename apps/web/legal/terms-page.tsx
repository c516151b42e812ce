import { terms } from '../texts/legal.ts';
import { LegalPage } from './legal-page.tsx';

export default function TermsPage() {
  return <LegalPage text={terms} />;
}

import { cookies, privacy } from '../texts/legal.ts';
import { LegalPage, Points, Section } from './legal-page.tsx';

export default function PrivacyPage() {
  return (
    <LegalPage text={privacy}>
      <Section title={cookies.title}>
        <p>{cookies.lead}</p>
        <Points points={cookies.list} />
        <p>{cookies.storage}</p>
      </Section>
    </LegalPage>
  );
}

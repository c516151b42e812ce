import { useForm } from 'react-hook-form';
import { Button, ButtonAnchor, ButtonLink } from '../ui/button/button.tsx';
import { Checkbox } from '../ui/field/checkbox.tsx';
import { Field } from '../ui/field/field.tsx';
import { Select } from '../ui/field/select.tsx';
import { TextArea } from '../ui/field/text-area.tsx';
import * as css from './development-page.css.ts';
import { Section } from './section.tsx';

const variants = ['primary', 'ghost', 'danger', 'quiet'] as const;
const categories = ['Capelli', 'Barba', 'Trattamenti'].map(name => ({ value: name, label: name }));

export function Forms() {
  return (
    <>
      <Section title="Pulsanti">
        {variants.map(variant => (
          <div key={variant} className={css.row}>
            <Button variant={variant}>Continua</Button>
            <Button variant={variant} size="s">
              Piccolo
            </Button>
            <Button variant={variant} loading loadingLabel="Reimpostazione...">
              Reimposta
            </Button>
            <Button variant={variant} disabled>
              Disabilitato
            </Button>
          </div>
        ))}
        <div className={css.row}>
          <ButtonLink to="/booking">Collegamento</ButtonLink>
          <ButtonAnchor href="tel:0551234567" variant="ghost">
            055 123 4567
          </ButtonAnchor>
        </div>
      </Section>
      <Section title="Campi">
        <Fields />
      </Section>
    </>
  );
}

function Fields() {
  const { register } = useForm({ defaultValues: { name: 'mario', secret: 'segreto', notes: '' } });
  return (
    <div className={css.columns}>
      <Field label="Nome utente" {...register('name')} />
      <Field label="Password" type="password" autoComplete="off" {...register('secret')} />
      <Field label="Telefono" hint="Solo numeri, 10-11 cifre (es: 3331234567)" inputMode="numeric" />
      <Field label="Email" optional placeholder="nome@esempio.it" />
      <Field label="Con errore" error="L'username deve contenere almeno 3 caratteri" defaultValue="ab" />
      <Field label="Disabilitato" disabled defaultValue="Non modificabile" />
      <TextArea label="Note" optional hint="Al massimo 1.000 caratteri" {...register('notes')} />
      <TextArea label="Note con errore" error="Le note sono troppo lunghe" />
      <Select label="Categoria" options={categories} />
      <Select label="Categoria con errore" options={categories} error="Scegli una categoria" />
      <Checkbox>Accetto i termini di servizio</Checkbox>
      <Checkbox defaultChecked>Scelto</Checkbox>
      <Checkbox error="Devi accettare i termini di servizio per continuare">Con errore</Checkbox>
      <Checkbox disabled>Disabilitato</Checkbox>
    </div>
  );
}

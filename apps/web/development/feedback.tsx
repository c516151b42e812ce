import { CalendarDays, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../ui/alert/alert.tsx';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Checkbox } from '../ui/field/checkbox.tsx';
import { Field } from '../ui/field/field.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Spinner } from '../ui/loading/spinner.tsx';
import { Menu } from '../ui/menu/menu.tsx';
import { toast } from '../ui/toast/toast.ts';
import * as css from './development-page.css.ts';
import { Section } from './section.tsx';

export function Feedback() {
  return (
    <>
      <Section title="Finestre e messaggi">
        <div className={css.row}>
          <OpenDialog />
          <OpenQuestion />
          <Button variant="ghost" onClick={() => toast(booked)}>
            Messaggio
          </Button>
          <Button variant="ghost" onClick={() => toast({ ...failed, tone: 'destructive' })}>
            Messaggio di errore
          </Button>
          <Menu
            label="Menu di Mario Rossi"
            trigger={<Avatar initials="M" />}
            header={<strong>Mario Rossi</strong>}
            items={[
              {
                label: 'I Miei Appuntamenti',
                to: '/appointments',
                icon: <CalendarDays size={18} aria-hidden />,
              },
              { label: 'Logout', onSelect: () => {}, icon: <LogOut size={18} aria-hidden /> },
            ]}
          />
        </div>
      </Section>
      <Section title="Avvisi, attese, vuoti">
        <div className={css.columns}>
          <Alert title="Errore" onRetry={() => {}}>
            Non riusciamo a mostrare i servizi.
          </Alert>
          <Alert tone="info">L’orario scelto è stato preso nel frattempo: scegline un altro.</Alert>
          <Card className={css.section}>
            <Skeleton width="60%" height={24} />
            <Skeleton />
            <Skeleton width="40%" />
          </Card>
          <Card className={css.row}>
            <Spinner />
            <Avatar initials="AB" />
            <Avatar initials="L" size="l" />
          </Card>
          <EmptyState
            icon={<CalendarDays size={40} strokeWidth={1.4} />}
            title="Non hai appuntamenti imminenti"
            action={<ButtonLink to="/booking">Prenota Nuovo Appuntamento</ButtonLink>}
          />
        </div>
      </Section>
    </>
  );
}

const booked = {
  title: 'Appuntamento confermato',
  description: 'La tua prenotazione è stata confermata con successo!',
};
const failed = {
  title: 'Errore nella prenotazione',
  description: 'Si è verificato un errore durante la prenotazione. Riprova più tardi.',
};

function OpenDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        Finestra
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Nuovo Appuntamento"
        description="Martedì 5 gennaio alle 10:30 con Anna"
        footer={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              Annulla
            </Button>
            <Button onClick={() => setOpen(false)}>Conferma</Button>
          </>
        }
      >
        <Field label="Cliente" />
      </Dialog>
    </>
  );
}

function OpenQuestion() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        Domanda
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Eliminare l'appuntamento di Mario Rossi per Taglio uomo?"
        description="Martedì 5 gennaio, 10:30 – 11:00"
        confirmLabel="Elimina"
        danger
        onConfirm={() => setOpen(false)}
      >
        <Checkbox>Avvisa il cliente</Checkbox>
      </ConfirmDialog>
    </>
  );
}

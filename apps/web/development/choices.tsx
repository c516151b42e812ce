import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { ServiceCard } from '../shared/services/service-card.tsx';
import { Card } from '../ui/card/card.tsx';
import type { DayState } from '../ui/day-calendar/calendar-choices.ts';
import { DayCalendar } from '../ui/day-calendar/day-calendar.tsx';
import { Stepper } from '../ui/stepper/stepper.tsx';
import { Tabs } from '../ui/tabs/tabs.tsx';
import { TimeGrid } from '../ui/time-grid/time-grid.tsx';
import * as css from './development-page.css.ts';
import { services } from './fixture.ts';
import { Section } from './section.tsx';

const today = '2026-11-28';

function stateOf(day: string): DayState {
  if (day < today) return 'past';
  if (day > '2027-02-15') return 'beyond';
  if ([0, 1].includes(new Date(day).getUTCDay())) return 'closed';
  return ['09', '17', '22'].includes(day.slice(8)) ? 'full' : 'open';
}

const groups = [
  {
    label: 'Mattina',
    icon: <Sun size={18} aria-hidden="true" />,
    times: ['08:30', '08:45', '09:30', '09:45', '10:30', '11:15', '12:30'],
  },
  {
    label: 'Pomeriggio',
    icon: <Moon size={18} aria-hidden="true" />,
    times: ['14:00', '14:15', '14:30', '16:45', '17:00', '18:30', '19:30'],
  },
];

export function Choices() {
  const [step, setStep] = useState(3);
  const [tab, setTab] = useState('next');
  const [chosen, setChosen] = useState(1);
  return (
    <>
      <Section title="Passi">
        <Stepper
          label="Passi della prenotazione"
          steps={['Servizio', 'Stylist', 'Data', 'Ora', 'Conferma']}
          current={step}
          reached={4}
          onStep={setStep}
        />
      </Section>
      <Section title="Giorni e orari">
        <DayAndTime />
      </Section>
      <Section title="Schede">
        <Tabs
          label="Appuntamenti"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'next', label: 'Prossimi', content: <Card>Prossimi appuntamenti</Card> },
            { value: 'past', label: 'Passati', content: <Card>Appuntamenti passati</Card> },
            { value: 'gone', label: 'Cancellati', content: <Card>Appuntamenti cancellati</Card> },
          ]}
        />
      </Section>
      <Section title="Servizi da scegliere">
        <div className={css.columns}>
          {services.map(service => (
            <ServiceCard
              key={service.id}
              service={service}
              selected={service.id === chosen}
              onSelect={({ id }) => setChosen(id)}
            />
          ))}
        </div>
      </Section>
    </>
  );
}

function DayAndTime() {
  const [day, setDay] = useState<string | null>('2026-12-10');
  const [month, setMonth] = useState('2026-12-01');
  const [time, setTime] = useState<string | null>('10:30');
  return (
    <div className={css.columns}>
      <Card padding="m">
        <DayCalendar
          label="Scegli il giorno"
          today={today}
          years={[2026, 2027, 2028]}
          month={month}
          onMonthChange={setMonth}
          selected={day}
          onSelect={setDay}
          stateOf={stateOf}
        />
      </Card>
      <DayCalendarOfToday />
      <Card>
        <TimeGrid label="Orari liberi" groups={groups} value={time} onChange={setTime} />
      </Card>
    </div>
  );
}

function DayCalendarOfToday() {
  const [month, setMonth] = useState(today);
  return (
    <Card>
      <DayCalendar
        label="Mese corrente, in caricamento dal 28"
        today={today}
        years={[2026, 2027, 2028]}
        month={month}
        onMonthChange={setMonth}
        selected={null}
        onSelect={() => {}}
        stateOf={day => (day < today ? 'past' : 'unknown')}
        busy
      />
    </Card>
  );
}

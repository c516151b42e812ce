import { useState } from 'react';
import type { Appointment } from '../../../../shared/appointments/appointment.ts';
import { useServices } from '../../../../shared/shop/shop-data.ts';
import { visitEditing as words } from '../../../../texts/admin/visit-editing.ts';
import { goneServices } from './gone-services.ts';
import type { Line } from './services-part.tsx';

/** What the visit holds already stays, whatever has become of it since. */
export function useChosenLines({ services: own }: Appointment) {
  const { data: offered } = useServices({ fresh: true });
  const [lines, setLines] = useState<readonly Line[]>(own);
  const [next, setNext] = useState<Line | null>(null);
  const added = lines.filter(line => !own.some(({ serviceId }) => serviceId === line.serviceId));
  const gone = offered ? goneServices([...added, ...(next ? [next] : [])], offered) : [];
  const kept = lines.filter(line => !gone.includes(line));
  const keptNext = next && !gone.includes(next) ? next.serviceId : 0;
  // An appointment without a service is none.
  const isEmpty = kept.length === 0 && keptNext === 0;
  const services = { lines: isEmpty ? own : kept, next: keptNext, offered: offered ?? [] };
  const said = [
    ...(gone.length > 0 ? [words.gone(gone.map(({ name }) => name))] : []),
    ...(isEmpty ? [words.asBefore] : []),
  ];
  return [setLines, setNext, services, said.join(' ')] as const;
}

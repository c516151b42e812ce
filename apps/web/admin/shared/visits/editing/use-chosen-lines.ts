import { useState } from 'react';
import type { Appointment } from '../../../../shared/appointments/appointment.ts';
import { useServices } from '../../../../shared/shop/shop-data.ts';
import { goneServices } from './gone-services.ts';
import type { Line } from './services-part.tsx';

/** What the visit holds already stays, whatever has become of it since. */
export function useChosenLines({ services: own }: Appointment) {
  const { data: offered } = useServices({ fresh: true });
  const [lines, setLines] = useState<readonly Line[]>(own);
  const [next, setNext] = useState<Line | null>(null);
  const added = lines.filter(line => !own.some(({ serviceId }) => serviceId === line.serviceId));
  const gone = offered ? goneServices([...added, ...(next ? [next] : [])], offered) : [];
  const services = {
    lines: lines.filter(line => !gone.includes(line)),
    next: next && !gone.includes(next) ? next.serviceId : 0,
    offered: offered ?? [],
  };
  return [setLines, setNext, services, gone.map(({ name }) => name)] as const;
}

import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { formatDuration } from '../../../format/durations.ts';
import { exactEuros } from '../../../format/money.ts';
import { chosenServices, MAX_SERVICES } from '../../../shared/services/chosen-services.ts';
import type { Service } from '../../../shared/shop/shop-data.ts';
import { calendar } from '../../../texts/admin/calendar.ts';
import { visitEditing } from '../../../texts/admin/visit-editing.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Select } from '../../../ui/field/select.tsx';
import * as css from '../../shared/visits/editing/editing.css.ts';
import { Another, Lines, lineOf, stillOffered } from '../../shared/visits/editing/services-part.tsx';
import type { OfferedServices } from './services-of.ts';

const words = calendar.create;

/** The service of a new appointment; once it is chosen, others may follow. */
export function useChosenServices({ services, leftOut }: OfferedServices) {
  const [ids, choose] = useState<readonly number[]>([]);
  /** Chosen below the others, and not yet in their list: it counts all the same. */
  const [chosenNext, chooseNext] = useState(0);
  const next = stillOffered(chosenNext, services);
  const [first, ...more] = ids;
  const id = useId();
  const field = (error: string | undefined) => (
    <>
      <Select
        id={id}
        label={words.service}
        hint={leftOut}
        value={first ?? 0}
        options={[{ value: 0, label: words.chooseService, disabled: true }, ...services.map(offered)]}
        onChange={({ target }) => choose([Number(target.value), ...more])}
        error={error}
      />
      {first !== undefined && (
        <More
          {...{ services, more, next }}
          onChange={others => choose([first, ...others])}
          onNext={chooseNext}
        />
      )}
    </>
  );
  return { id, chosen: chosenServices(next === 0 ? ids : [...ids, next], services), field };
}

type MoreProps = {
  services: readonly Service[];
  more: readonly number[];
  next: number;
  onChange: (more: readonly number[]) => void;
  onNext: (id: number) => void;
};

function More({ services, more, next, onChange, onNext }: MoreProps) {
  const [adding, setAdding] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const lines = more.flatMap(id => services.filter(service => service.id === id).map(lineOf));
  const change = (others: readonly number[]) => {
    onChange(others);
    part.current?.focus();
  };
  const add = () => {
    change([...more, next]);
    onNext(0);
    setAdding(false);
  };
  return (
    <div ref={part} tabIndex={-1} className={css.services}>
      <Lines lines={lines} onRemove={index => change(more.filter((_, place) => place !== index))} />
      {adding && <Another offered={services} focused {...{ next, onNext }} onAdd={add} />}
      {!adding && more.length < MAX_SERVICES - 1 && (
        <div>
          <Button variant="quiet" onClick={() => setAdding(true)}>
            <Plus size={18} aria-hidden="true" />
            {visitEditing.add}
          </Button>
        </div>
      )}
    </div>
  );
}

function offered({ id, name, duration, price }: Service) {
  return { value: id, label: `${name} · ${formatDuration(duration)} · ${exactEuros(price)}` };
}

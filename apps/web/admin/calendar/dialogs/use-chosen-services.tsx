import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { chosenServices, MAX_SERVICES } from '../../../shared/services/chosen-services.ts';
import type { Service } from '../../../shared/shop/shop-data.ts';
import { calendar } from '../../../texts/admin/calendar.ts';
import { visitEditing } from '../../../texts/admin/visit-editing.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Select } from '../../../ui/field/select.tsx';
import * as css from '../../shared/visits/editing/editing.css.ts';
import { goneServices } from '../../shared/visits/editing/gone-services.ts';
import {
  Another,
  chosenLine,
  type Line,
  Lines,
  lineOf,
  optionOf,
} from '../../shared/visits/editing/services-part.tsx';
import type { OfferedServices } from './services-of.ts';

const words = calendar.create;

/** The service of a new appointment; once it is chosen, others may follow. */
export function useChosenServices({ services, leftOut }: OfferedServices) {
  const [chosen, choose] = useState<readonly Line[]>([]);
  /** Chosen below the others, and not yet in their list: it counts all the same. */
  const [chosenNext, chooseNext] = useState<Line | null>(null);
  const gone = goneServices([...chosen, ...(chosenNext ? [chosenNext] : [])], services);
  const here = chosen.filter(line => !gone.includes(line));
  const next = chosenNext && !gone.includes(chosenNext) ? chosenNext : null;
  const [first, ...more] = here;
  const id = useId();
  const field = (error: string | undefined) => (
    <>
      <Select
        id={id}
        label={words.service}
        hint={leftOut}
        value={first?.serviceId ?? 0}
        options={[{ value: 0, label: words.chooseService, disabled: true }, ...services.map(optionOf)]}
        onChange={({ target }) => {
          const line = chosenLine(services, target.value);
          if (line) choose([line, ...more]);
        }}
        error={error}
      />
      {gone.length > 0 && <Alert tone="info">{visitEditing.gone(gone.map(({ name }) => name))}</Alert>}
      {first !== undefined && (
        <More
          {...{ services, more, next }}
          onChange={others => choose([first, ...others])}
          onNext={chooseNext}
        />
      )}
    </>
  );
  const ids = [...here, ...(next ? [next] : [])].map(({ serviceId }) => serviceId);
  return { id, chosen: chosenServices(ids, services), field };
}

type MoreProps = {
  services: readonly Service[];
  more: readonly Line[];
  next: Line | null;
  onChange: (more: readonly Line[]) => void;
  onNext: (next: Line | null) => void;
};

function More({ services, more, next, onChange, onNext }: MoreProps) {
  const [adding, setAdding] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const lines = more.flatMap(({ serviceId }) => services.filter(({ id }) => id === serviceId).map(lineOf));
  const change = (others: readonly Line[]) => {
    onChange(others);
    part.current?.focus();
  };
  const add = () => {
    if (next) change([...more, next]);
    onNext(null);
    setAdding(false);
  };
  return (
    <div ref={part} tabIndex={-1} className={css.services}>
      <Lines lines={lines} onRemove={index => change(more.filter((_, place) => place !== index))} />
      {adding && (
        <Another offered={services} focused next={next?.serviceId ?? 0} {...{ onNext }} onAdd={add} />
      )}
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

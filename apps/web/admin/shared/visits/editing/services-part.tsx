import { Plus, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { formatDuration } from '../../../../format/durations.ts';
import { exactEuros } from '../../../../format/money.ts';
import { endOf } from '../../../../format/wall-clock.ts';
import { MAX_SERVICES } from '../../../../shared/services/chosen-services.ts';
import type { Service } from '../../../../shared/shop/shop-data.ts';
import { visitEditing as words } from '../../../../texts/admin/visit-editing.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import * as css from './editing.css.ts';

/** A service as it stands in a list of chosen ones. */
export type Line = {
  readonly serviceId: number;
  readonly name: string;
  readonly duration: number;
  readonly price: number;
};

export const lineOf = ({ id: serviceId, name, duration, price }: Service): Line => ({
  ...{ serviceId, name, duration, price },
});

/** null: none was. */
export const chosenLine = (offered: readonly Service[], value: string): Line | null => {
  const service = offered.find(({ id }) => id === Number(value));
  return service === undefined ? null : lineOf(service);
};

/** The services that are listed, and the one chosen last, which counts before it is in the list as well. */
export const countedLines = ({ lines, next, offered }: Chosen): readonly Line[] => [
  ...lines,
  ...offered.filter(({ id }) => id === next).map(lineOf),
];

type Chosen = {
  lines: readonly Line[];
  /** The id of what is chosen below the list; 0: nothing. */
  next: number;
  /** What can be added. */
  offered: readonly Service[];
};

type ServicesPartProps = Chosen & {
  /** When the first begins. */
  time: string;
  onChange: (lines: readonly Line[]) => void;
  onNext: (next: Line | null) => void;
};

/** A price list of one visit, with its end and its total; the last that counts stays. */
export function ServicesPart({ lines, next, offered, time, onChange, onNext }: ServicesPartProps) {
  const title = useId();
  const part = useRef<HTMLElement>(null);
  const counted = countedLines({ lines, next, offered });
  const total = (key: 'duration' | 'price') => counted.reduce((sum, line) => sum + line[key], 0);
  const add = () => {
    onChange(counted);
    onNext(null);
  };
  const remove = (index: number) => {
    if (lines.length > 1) onChange(lines.filter((_, place) => place !== index));
    else {
      // What was chosen instead takes its place.
      onChange(counted.slice(1));
      onNext(null);
    }
    part.current?.focus();
  };
  return (
    <section ref={part} tabIndex={-1} aria-labelledby={title} className={css.services}>
      <h3 id={title} className={css.title}>
        {words.services}
      </h3>
      <Lines lines={lines} fixed={counted.length === 1} onRemove={remove} />
      {lines.length < MAX_SERVICES ? (
        <Another {...{ offered, next, onNext }} onAdd={add} />
      ) : (
        <p className={css.hint}>{words.full}</p>
      )}
      <p className={css.total} role="status">
        <span>{words.total(time, endOf(time, total('duration')), formatDuration(total('duration')))}</span>
        <strong>{exactEuros(total('price'))}</strong>
      </p>
    </section>
  );
}

type LinesProps = { lines: readonly Line[]; fixed?: boolean; onRemove: (index: number) => void };

export function Lines({ lines, fixed = false, onRemove }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <ol className={css.lines}>
      {lines.map((line, index) => (
        <li key={`${index} ${line.serviceId}`} className={css.line}>
          <span className={css.name}>
            {line.name}
            <span className={css.duration}>{formatDuration(line.duration)}</span>
          </span>
          <span>{exactEuros(line.price)}</span>
          <Button
            variant="ghost"
            size="s"
            className={css.remove}
            aria-label={words.remove(line.name)}
            disabled={fixed}
            onClick={() => onRemove(index)}
          >
            <X size={18} aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ol>
  );
}

export const optionOf = ({ id: value, name, duration, price }: Service) => ({
  ...{ value, label: `${name} · ${formatDuration(duration)} · ${exactEuros(price)}` },
});

type AnotherProps = {
  offered: readonly Service[];
  next: number;
  /** It has just been asked for. */
  focused?: boolean;
  onNext: (next: Line | null) => void;
  /** Puts it into the list, and makes room for one more. */
  onAdd: () => void;
};

export function Another({ offered, next, focused = false, onNext, onAdd }: AnotherProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (focused) select.current?.focus();
  }, [focused]);
  return (
    <div className={css.another}>
      <Select
        ref={select}
        label={words.more}
        value={next}
        options={[{ value: 0, label: words.choose }, ...offered.map(optionOf)]}
        onChange={({ target }) => onNext(chosenLine(offered, target.value))}
      />
      <Button
        variant="ghost"
        aria-disabled={next === 0 || undefined}
        onClick={() => {
          if (next !== 0) onAdd();
        }}
      >
        <Plus size={18} aria-hidden="true" />
        {words.add}
      </Button>
    </div>
  );
}

import { formatDuration } from '../../../../format/durations.ts';
import { groupsOf } from '../../../../shared/services/service-categories.ts';
import type { Service } from '../../../../shared/shop/shop-data.ts';
import { Checkbox } from '../../../../ui/field/checkbox.tsx';
import { eyebrow } from '../../../../ui/layout/layout.css.ts';
import * as css from './skills.css.ts';

type TicksProps = {
  services: readonly Service[];
  ids: readonly number[];
  onTick: (id: number, ticked: boolean) => void;
};

/** The price list, each service to be ticked. */
export const Ticks = ({ services, ids, onTick }: TicksProps) => (
  <div className={css.groups}>
    {groupsOf(services).map(({ name, label, services: some }) => (
      <div key={name} role="group" aria-labelledby={`fa-${name}`}>
        <p id={`fa-${name}`} className={eyebrow}>
          {label}
        </p>
        {some.map(({ id, name: service, duration }) => (
          <Checkbox key={id} checked={ids.includes(id)} onChange={({ target }) => onTick(id, target.checked)}>
            <span className={css.name}>{service}</span>
            <span className={css.time}>{formatDuration(duration)}</span>
          </Checkbox>
        ))}
      </div>
    ))}
  </div>
);

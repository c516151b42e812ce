import type { UseQueryResult } from '@tanstack/react-query';
import { Check, Users } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatDay } from '../../format/days.ts';
import { initialsOf } from '../../format/initials.ts';
import { phoneLink } from '../../format/phone.ts';
import type { Stylist } from '../../shared/appointments/bookable-stylists.ts';
import { does } from '../../shared/appointments/skilled.ts';
import { ReadFailed } from '../../shared/requests/read-failed.tsx';
import { bookingWords, booking as words } from '../../texts/booking.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { ButtonAnchor } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import * as css from './stylist-step.css.ts';

type StylistStepProps = {
  stylists: UseQueryResult<readonly Stylist[]>;
  /** Only who does all of them is shown. */
  serviceIds: readonly number[];
  /** The shop's, should nobody do it. */
  phone: string;
  /** null: no preference */
  chosen: number | null;
  onChoose: (id: number | null) => void;
};

/** One set of native radio buttons, 'no preference' first. */
export function StylistStep({ stylists, serviceIds, phone, chosen, onChoose }: StylistStepProps) {
  const name = useId();
  if (!stylists.data && stylists.error) return <ReadFailed what={words.stylist.failed} reads={[stylists]} />;
  if (!stylists.data) return <StylistsSkeleton />;
  if (stylists.data.length === 0) return <EmptyState title={words.stylist.none} />;
  const skilled = stylists.data.filter(stylist => serviceIds.every(id => does(stylist, id)));
  if (skilled.length === 0)
    return (
      <EmptyState
        title={serviceIds.length > 1 ? words.stylist.nobodyDoesAll : words.stylist.nobody}
        action={<ButtonAnchor href={phoneLink(phone)}>{phone}</ButtonAnchor>}
      />
    );
  return (
    <div className={css.list} role="radiogroup" aria-label={words.stylist.label}>
      <Person name={name} checked={chosen === null} onChoose={() => onChoose(null)}>
        <Avatar initials={<Users size={20} />} />
        <span>
          <span className={css.name}>{words.stylist.noPreference}</span>
          <span className={css.note}>{words.stylist.noPreferenceHint}</span>
        </span>
      </Person>
      {skilled.map(stylist => (
        <Person
          key={stylist.id}
          name={name}
          checked={stylist.id === chosen}
          onChoose={() => onChoose(stylist.id)}
        >
          <Avatar initials={initialsOf(stylist)} />
          <span>
            <span className={css.name}>{stylist.displayName}</span>
            {stylist.backOn && (
              <span className={css.note}>{bookingWords.backOn(formatDay(stylist.backOn, 'day'))}</span>
            )}
          </span>
        </Person>
      ))}
    </div>
  );
}

type PersonProps = { name: string; checked: boolean; onChoose: () => void; children: ReactNode };

function Person({ name, checked, onChoose, children }: PersonProps) {
  return (
    <label className={css.person}>
      <input type="radio" className={css.radio} name={name} checked={checked} onChange={onChoose} />
      {children}
      <Check className={css.tick} size={20} strokeWidth={3} aria-hidden="true" />
    </label>
  );
}

function StylistsSkeleton() {
  return (
    <div className={css.list} aria-busy="true">
      <VisuallyHidden>{words.stylist.loading}</VisuallyHidden>
      {[1, 2, 3, 4].map(place => (
        <Skeleton key={place} height={76} />
      ))}
    </div>
  );
}

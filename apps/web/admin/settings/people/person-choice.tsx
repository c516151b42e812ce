import { initialsOf } from '../../../format/initials.ts';
import { people as words } from '../../../texts/admin/settings/people.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { type Stylist, stylistOption } from '../../shared/stylists.ts';
import * as css from './person-choice.css.ts';

type PersonChoiceProps = {
  stylists: readonly Stylist[];
  chosen: Stylist;
  onChoose: (id: number) => void;
};

/** As many as stand beside each other on a phone. */
const mostCards = 4;

/** A card for each of a few; a list from which one is chosen where there are more. */
export function PersonChoice({ stylists, chosen, onChoose }: PersonChoiceProps) {
  if (stylists.length > mostCards)
    return (
      <div className={css.list}>
        <Select
          label={words.choose}
          value={chosen.id}
          options={stylists.map(stylistOption)}
          onChange={({ target }) => onChoose(Number(target.value))}
        />
      </div>
    );
  return (
    <div role="radiogroup" aria-label={words.choose} className={css.cards}>
      {stylists.map(stylist => (
        <label key={stylist.id} className={css.card}>
          <input
            type="radio"
            name="persona"
            className={css.radio}
            checked={stylist.id === chosen.id}
            onChange={() => onChoose(stylist.id)}
          />
          <Avatar initials={initialsOf(stylist)} />
          <span className={css.name}>{stylist.displayName}</span>
        </label>
      ))}
    </div>
  );
}

import { closures } from '../../../texts/admin/settings/closures.ts';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import * as field from '../../../ui/field/field.css.ts';
import { Segments } from '../../../ui/segments/segments.tsx';
import type { Stylist } from '../../shared/stylists.ts';
import { FieldGroup } from '../field-group.tsx';
import type { ClosureDraft } from './closure-draft.ts';

const words = closures.form;

const choices = [
  { value: 'usual', label: words.usual },
  { value: 'chosen', label: words.chosen },
] as const;

type PeopleFieldsProps = {
  draft: ClosureDraft;
  stylists: readonly Stylist[];
  error: string | undefined;
  onChange: (by: Partial<ClosureDraft>) => void;
};

/** Who works then: as usual, or exactly these. */
export function PeopleFields({ draft: { usual, people }, stylists, error, onChange }: PeopleFieldsProps) {
  const tick = (id: number, ticked: boolean) =>
    onChange({ people: ticked ? [...people, id] : people.filter(other => other !== id) });
  return (
    <FieldGroup field="stylistIds" label={words.who} error={error}>
      <Segments
        label={words.who}
        segments={choices}
        value={usual ? 'usual' : 'chosen'}
        onChange={value => onChange({ usual: value === 'usual' })}
      />
      {!usual && (
        <>
          <p className={field.hint}>{words.whoHint}</p>
          {stylists.map(({ id, displayName }) => (
            <Checkbox
              key={id}
              checked={people.includes(id)}
              invalid={error !== undefined}
              onChange={({ target }) => tick(id, target.checked)}
            >
              {displayName}
            </Checkbox>
          ))}
        </>
      )}
    </FieldGroup>
  );
}

import { moving as words } from '../../texts/times/moving.ts';
import { Select } from '../../ui/field/select.tsx';
import type { MoveChoice } from './use-move-choice.ts';

/** Whoever does the service; not there where nobody else does. */
export function StylistChoice({ choice }: { choice: MoveChoice }) {
  const { stylists, stylistId, choose } = choice;
  if (stylists.length < 2) return null;
  return (
    <Select
      label={words.stylist}
      value={stylistId}
      options={stylists.map(({ id, displayName }) => ({ value: id, label: displayName }))}
      onChange={({ target }) => choose({ stylistId: Number(target.value) })}
    />
  );
}

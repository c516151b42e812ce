import { useRef } from 'react';
import type { Service } from '../../../../shared/shop/shop-data.ts';
import { people } from '../../../../texts/admin/settings/people.ts';
import { Alert } from '../../../../ui/alert/alert.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { cardTitle } from '../../../../ui/layout/layout.css.ts';
import { Switch } from '../../../../ui/switch/switch.tsx';
import { isSame } from '../../../shared/affected/is-same.ts';
import { nameOf, type Stylist } from '../../../shared/stylists.ts';
import { useUnsaved } from '../../../unsaved.ts';
import { AffectedDialog } from '../../affected/affected-dialog.tsx';
import { refusedIn } from '../../refusal.ts';
import * as page from '../../settings-page.css.ts';
import { ChangeFoot } from '../../week/change-foot.tsx';
import * as css from './skills.css.ts';
import { Ticks } from './ticks.tsx';
import { useForeseenSkills, useSaveSkills } from './use-save-skills.ts';
import { useTypedSkills } from './use-typed-skills.ts';

const words = people.services;

type SkillsProps = { stylist: Stylist; services: readonly Service[]; zone: string };

/** Which services somebody does: all, also those to come, or those that are ticked. */
export function Skills({ stylist, services, zone }: SkillsProps) {
  const stored = stylist.serviceIds ?? null;
  const [typed, type] = useTypedSkills(stylist.id);
  const ids = typed === undefined ? stored : typed;
  const all = services.map(({ id }) => id);
  const done = all.filter(id => ids === null || ids.includes(id));
  const changed = !isSame(sorted(ids), sorted(stored));
  useUnsaved(changed);
  const saving = useSaveSkills({
    ...{ id: stylist.id, stored, isTyped: typed !== undefined },
    // What has been ticked since is still to be saved.
    onSaved: sent => type(present => (isSame(present, sent) ? undefined : present)),
  });
  const foreseen = useForeseenSkills(stylist.id, changed ? { ids } : null);
  const name = nameOf(stylist);
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current;
  const tick = (id: number, ticked: boolean) =>
    type(ticked ? [...(ids ?? all), id] : (ids ?? all).filter(other => other !== id));
  return (
    <Card as="section" aria-labelledby="servizi-persona">
      <div className={page.head}>
        <h2 ref={heading} id="servizi-persona" tabIndex={-1} className={cardTitle}>
          {words.title}
        </h2>
        <p className={page.note}>{words.count(done.length, all.length)}</p>
      </div>
      <Everything isOn={ids === null} onSwitch={on => type(on ? null : all)} />
      {ids !== null && <Ticks {...{ services, ids }} onTick={tick} />}
      {changed && saving.meanwhile && <Alert tone="info">{words.meanwhile}</Alert>}
      {(changed || saving.busy) && (
        <ChangeFoot
          change={words.changes(name, done.length, all.length)}
          wrong={refusedIn(foreseen.error)}
          foreseen={foreseen}
          save={words.save}
          busy={saving.busy}
          onReset={() => type(undefined)}
          onSave={() => saving.submit({ ids })}
          elsewhere={toHeading}
        />
      )}
      {saving.foreseen && (
        <AffectedDialog
          {...{ zone, visits: saving.foreseen.visits, busy: saving.busy }}
          {...{ about: words.about(name), back: words.back, save: words.save }}
          onBack={saving.back}
          onSave={saving.confirm}
          otherwiseFocus={toHeading}
        />
      )}
    </Card>
  );
}

function Everything({ isOn, onSwitch }: { isOn: boolean; onSwitch: (on: boolean) => void }) {
  return (
    <label className={css.everything} htmlFor="fa-tutto">
      <span>
        <strong className={css.name}>{words.everything}</strong>
        <span className={page.note}>{words.everythingHint}</span>
      </span>
      <Switch id="fa-tutto" checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
    </label>
  );
}

const sorted = (ids: readonly number[] | null) => ids?.toSorted((a, b) => a - b) ?? null;

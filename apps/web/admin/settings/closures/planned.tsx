import { closures } from '../../../texts/admin/settings/closures.ts';
import { Card } from '../../../ui/card/card.tsx';
import { cardTitle } from '../../../ui/layout/layout.css.ts';
import * as rows from '../rows.css.ts';
import { ClosureRow, type ClosureRowProps } from './closure-row.tsx';

const words = closures.list;

type PlannedProps = Omit<ClosureRowProps, 'closure'> & {
  today: string;
  closures: readonly ClosureRowProps['closure'][];
};

/** What has not passed. */
export function Planned({ today, closures: all, ...row }: PlannedProps) {
  const planned = all.filter(({ to }) => to >= today);
  return (
    <Card as="section" aria-labelledby="in-programma">
      <h2 id="in-programma" className={cardTitle}>
        {words.title}
      </h2>
      {planned.length === 0 && <p className={rows.none}>{words.none}</p>}
      {planned.length > 0 && (
        <ul className={rows.list}>
          {planned.map(closure => (
            <ClosureRow key={closure.id} closure={closure} {...row} />
          ))}
        </ul>
      )}
    </Card>
  );
}

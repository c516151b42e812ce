import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { seeHistory } from '../../../../../adapters/http/contract/addresses.ts';
import { call } from '../../../shared/requests/calls.ts';
import { appointmentsKey } from '../../../shared/requests/query-keys.ts';
import { ReadFailed } from '../../../shared/requests/read-failed.tsx';
import { visits } from '../../../texts/admin/visits.ts';
import { PageSpinner } from '../../../ui/loading/spinner.tsx';
import { changeInWords, whoAndWhen } from './story-in-words.ts';
import * as css from './visit-dialog.css.ts';

const words = visits.story;

type StoryProps = { id: number; zone: string };

/** Who changed what, the oldest first. Folded, and not asked for, until somebody wants it. */
export function Story({ id, zone }: StoryProps) {
  const [wanted, want] = useState(false);
  return (
    <details className={css.story} onToggle={({ currentTarget }) => want(currentTarget.open)}>
      <summary className={css.storyTitle}>
        <ChevronDown className={css.chevron} size={18} aria-hidden="true" />
        {words.title}
      </summary>
      {wanted && <Changes {...{ id, zone }} />}
    </details>
  );
}

function Changes({ id, zone }: StoryProps) {
  const history = useQuery({
    queryKey: appointmentsKey('history', { id }),
    queryFn: ({ signal }) => call(seeHistory, { params: { id }, signal }),
    staleTime: 0,
  });
  if (history.error && !history.data) return <ReadFailed what={words.failed} reads={[history]} />;
  if (!history.data) return <PageSpinner />;
  if (history.data.length === 0) return <p className={css.lastTime}>{words.none}</p>;
  return (
    <ol className={css.changes}>
      {history.data.map(line => (
        <li key={`${line.at} ${line.kind} ${line.letter?.kind} ${line.by.id}`} className={css.change}>
          <p>{changeInWords(line, zone)}</p>
          <p className={css.lastTime}>
            <time dateTime={line.at}>{whoAndWhen(line, zone)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}

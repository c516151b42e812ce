import { failedLetters as words } from '../../../texts/admin/failed-count.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { count as countLook } from '../../shared/affected/count.css.ts';
import * as css from './failed-count.css.ts';

/** Only while there are some. */
export function FailedCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <span className={classNames(countLook, css.count)} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>{words.count(count)}</VisuallyHidden>
    </>
  );
}

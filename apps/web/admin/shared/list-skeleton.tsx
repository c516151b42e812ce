import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import * as css from './list.css.ts';

/** Placeholders for the rows of a list. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <p role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </p>
      <div className={css.cards}>
        {[0, 1, 2, 3, 4, 5].map(place => (
          <Skeleton key={place} height={58} />
        ))}
      </div>
    </div>
  );
}

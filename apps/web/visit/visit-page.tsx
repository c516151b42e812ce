import { Navigate, useLocation } from 'react-router-dom';
import { LinkExpired } from '../shared/links/link-expired.tsx';
import { VisitLink } from '../shared/moving/visit-link.ts';
import { visit as words } from '../texts/links/visit.ts';
import { titles } from '../texts/titles.ts';
import { classNames } from '../ui/layout/class-names.ts';
import { wrap } from '../ui/layout/layout.css.ts';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { lazyWithBoundary } from '../ui/loading/lazy-with-boundary.tsx';
import { LinkedVisit } from './linked-visit.tsx';
import * as css from './visit-page.css.ts';

const AskedAddress = lazyWithBoundary(() => import('./asked-address.tsx'));
/** Before the secret of a letter's 'Non sono io'. */
const ADDRESS = 'indirizzo.';

/** Its secret leaves the address for the history entry, where a reload finds it and no server, log or neighbour does. */
export default function VisitPage() {
  const { hash, state } = useLocation() as { hash: string; state: unknown };
  if (hash.length > 1) return <Navigate to="/visita" replace state={{ visit: hash.slice(1) }} />;
  const secret = secretIn(state);
  if (secret?.startsWith(ADDRESS))
    return (
      <div className={classNames(wrap, css.page)}>
        <AskedAddress key={secret} secret={secret.slice(ADDRESS.length)} />
      </div>
    );
  return (
    <div className={classNames(wrap, css.page)}>
      <VisuallyHidden>
        <h1>{titles.visit}</h1>
      </VisuallyHidden>
      {secret === undefined ? (
        <LinkExpired words={words} />
      ) : (
        <VisitLink value={secret}>
          <LinkedVisit key={secret} secret={secret} />
        </VisitLink>
      )}
    </div>
  );
}

function secretIn(state: unknown): string | undefined {
  const secret = typeof state === 'object' && state !== null && 'visit' in state ? state.visit : undefined;
  return typeof secret === 'string' ? secret : undefined;
}

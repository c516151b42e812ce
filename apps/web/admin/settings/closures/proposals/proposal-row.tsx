import type { ReactNode } from 'react';
import { usePassFocusOn } from '../../../../ui/layout/use-pass-focus-on.ts';
import * as css from './proposals.css.ts';

type ProposalRowProps = { toHeading: () => HTMLElement | null; children: ReactNode };

/** It leaves the list once it is stored. */
export function ProposalRow({ toHeading, children }: ProposalRowProps) {
  return (
    <li ref={usePassFocusOn<HTMLLIElement>(toHeading)} className={css.row}>
      {children}
    </li>
  );
}

import { Suspense, useState } from 'react';
import { lead } from '../../shared/second-factor/second-factor.css.ts';
import { secondFactor } from '../../texts/account/second-factor.ts';
import { Button } from '../../ui/button/button.tsx';
import { pageTitle } from '../../ui/layout/layout.css.ts';
import { lazyWithBoundary } from '../../ui/loading/lazy-with-boundary.tsx';
import * as css from './factor-required.css.ts';

const SetUpDialog = lazyWithBoundary(() => import('../../shared/second-factor/set-up-dialog.tsx'));

const words = secondFactor.required;

/** Shown instead of the dashboard until an administrator has the second factor that the shop requires. */
export default function FactorRequired() {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.page}>
      <h1 className={pageTitle}>{words.title}</h1>
      <p className={lead}>{words.lead}</p>
      <Button className={css.button} onClick={() => setOpen(true)}>
        {secondFactor.turnOn}
      </Button>
      <Suspense>{open && <SetUpDialog onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}

import { CircleCheck } from 'lucide-react';
import { erasing } from '../../texts/people/erasing.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { pageTitle } from '../../ui/layout/layout.css.ts';
import * as css from './erase-page.css.ts';
import { focus } from './focus.ts';

const words = erasing.own;

/** Nobody is logged in any more; what was done stays in view until it is left. */
export function Erased({ count }: { count: number }) {
  return (
    <div className={css.page}>
      <CircleCheck className={css.done} size={36} strokeWidth={1.6} aria-hidden="true" />
      <h1 ref={focus} tabIndex={-1} className={classNames(pageTitle, css.title)}>
        {words.done}
      </h1>
      <p className={css.lead}>{words.doneText(count)}</p>
      <ButtonLink to="/">{words.home}</ButtonLink>
    </div>
  );
}

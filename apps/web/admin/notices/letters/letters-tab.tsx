import { useRef } from 'react';
import { ReadFailed } from '../../../shared/requests/read-failed.tsx';
import { useShop } from '../../../shared/shop/shop-data.ts';
import { lettersTab as words } from '../../../texts/admin/letters-tab.ts';
import { ListSkeleton } from '../../shared/list-skeleton.tsx';
import { FailedCard } from './failed-card.tsx';
import { useFailedLetters } from './failed-letters.ts';
import * as css from './letters-tab.css.ts';

/** Letters that did not arrive: first those whose readers would come in vain. */
export default function LettersTab() {
  const { data: shop } = useShop();
  const { data: letters, ...read } = useFailedLetters();
  const heading = useRef<HTMLHeadingElement>(null);
  if (read.error && !letters) return <ReadFailed what={words.failed} reads={[read]} />;
  if (!letters || !shop) return <ListSkeleton label={words.loading} />;
  return (
    <section className={css.tab} aria-labelledby="non-consegnate">
      <h2 ref={heading} id="non-consegnate" tabIndex={-1} className={css.title}>
        {words.title}
      </h2>
      <p className={css.note}>{letters.length === 0 ? words.none : words.lead}</p>
      <ul className={css.list}>
        {letters.map(letter => (
          <FailedCard
            key={`${letter.about} ${letter.id}`}
            {...{ letter, shop }}
            onSent={() => heading.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
    </section>
  );
}

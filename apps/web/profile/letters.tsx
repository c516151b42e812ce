import { ReadFailed } from '../shared/requests/read-failed.tsx';
import { letterKinds, ownLetters as words } from '../texts/letters.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { Card } from '../ui/card/card.tsx';
import { Checkbox } from '../ui/field/checkbox.tsx';
import { cardTitle } from '../ui/layout/layout.css.ts';
import { PageSpinner } from '../ui/loading/spinner.tsx';
import * as css from './letters.css.ts';
import { lead } from './profile-page.css.ts';
import { type OwnLetters, useOwnLetters } from './use-own-letters.ts';

/** What the shop writes to oneself: each choice is stored at once. */
export function Letters() {
  const { own, choose, choosing } = useOwnLetters();
  if (own.error && !own.data) return <ReadFailed what={words.failed} reads={[own]} />;
  if (!own.data) return <PageSpinner />;
  const { email, isConfirmed, keptBack, choices } = own.data;
  return (
    <Card as="section" padding="l" aria-labelledby="lettere">
      <h2 id="lettere" className={cardTitle}>
        {words.title}
      </h2>
      <p className={lead}>{email === null ? words.nowhere : words.to(email)}</p>
      {keptBack > 0 && <Alert tone="info">{words.keptBack(keptBack, isConfirmed)}</Alert>}
      <ul className={css.choices}>
        {choices.map(choice => (
          <Choice
            key={choice.kind}
            choice={choice}
            isWanted={choosing[choice.kind] ?? choice.isWanted}
            onChoose={isWanted => choose({ [choice.kind]: isWanted })}
          />
        ))}
      </ul>
      <p className={lead}>{words.always}</p>
    </Card>
  );
}

type ChoiceProps = {
  choice: OwnLetters['choices'][number];
  isWanted: boolean;
  onChoose: (isWanted: boolean) => void;
};

function Choice({ choice: { kind, isSent }, isWanted, onChoose }: ChoiceProps) {
  const { name, when } = letterKinds[kind];
  return (
    <li className={css.choice}>
      <Checkbox checked={isWanted} onChange={({ target }) => onChoose(target.checked)}>
        <span className={css.name}>{name}</span>
        <span className={css.when}>{isSent ? when : words.notSent}</span>
        {kind === 'moved' && !isWanted && <span className={css.warning}>{words.unheard}</span>}
      </Checkbox>
    </li>
  );
}

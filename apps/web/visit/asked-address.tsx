import { phoneLink } from '../format/phone.ts';
import { ReadFailed } from '../shared/requests/read-failed.tsx';
import { useShop } from '../shared/shop/shop-data.ts';
import { address as words } from '../texts/links/address.ts';
import { visit } from '../texts/links/visit.ts';
import { Button, ButtonAnchor } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { pageTitle } from '../ui/layout/layout.css.ts';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { Spinner } from '../ui/loading/spinner.tsx';
import { useAskedAddress } from './use-asked-address.ts';
import * as css from './visit-page.css.ts';

/** Opening it changes nothing: a button answers, once. */
export default function AskedAddress({ secret }: { secret: string }) {
  const { first, isOver, answered, answer, busy, read } = useAskedAddress(secret);
  if (answered !== undefined) return <Answered isMine={answered} />;
  if (isOver) return <Over />;
  if (read.error && first === undefined) return <ReadFailed what={words.failed} reads={[read]} />;
  if (first === undefined) return <Spinner label={words.loading} />;
  return (
    <Card padding="l" className={css.ways}>
      <h1 className={pageTitle}>{words.question}</h1>
      <p>{words.text(first)}</p>
      <div className={css.pair}>
        <Button loading={busy === true} disabled={busy !== undefined} onClick={() => void answer(true)}>
          {words.mine}
        </Button>
        <Button
          variant="ghost"
          loading={busy === false}
          disabled={busy !== undefined}
          onClick={() => void answer(false)}
        >
          {words.notMine}
        </Button>
      </div>
      <p className={css.small}>{words.notMineText}</p>
    </Card>
  );
}

/** The button that answered is gone with its question: the focus goes to what came of it. */
function Answered({ isMine }: { isMine: boolean }) {
  const { title, text } = isMine ? words.confirmed : words.takenOff;
  return (
    <div className={css.lead} role="status">
      <h1 ref={takeFocus} tabIndex={-1} className={css.name}>
        {title}
      </h1>
      <p>{text}</p>
      {!isMine && <Call />}
    </div>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

function Over() {
  return (
    <>
      <VisuallyHidden>
        <h1>{words.question}</h1>
      </VisuallyHidden>
      <EmptyState title={words.over} action={<Call />}>
        <p role="alert">{words.overText}</p>
      </EmptyState>
    </>
  );
}

function Call() {
  const { data: shop } = useShop();
  return (
    shop && (
      <ButtonAnchor variant="ghost" href={phoneLink(shop.phone)}>
        {visit.call(shop.phone)}
      </ButtonAnchor>
    )
  );
}

import { phoneLink } from '../../format/phone.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { authLinks } from '../session/auth-links.ts';
import { useShop } from '../shop/shop-data.ts';
import * as css from './link-expired.css.ts';

interface Words {
  readonly over: string;
  readonly overText: string;
  readonly logIn: string;
  readonly call: (phone: string) => string;
}

/** The same for every link of a kind that does not open: it tells nobody which it was. */
export function LinkExpired({ words }: { readonly words: Words }) {
  const { data: shop } = useShop();
  return (
    <EmptyState
      title={words.over}
      action={
        <div className={css.ways}>
          <ButtonLink to={authLinks.login}>{words.logIn}</ButtonLink>
          {shop && (
            <ButtonAnchor variant="ghost" href={phoneLink(shop.phone)}>
              {words.call(shop.phone)}
            </ButtonAnchor>
          )}
        </div>
      }
    >
      <p role="alert">{words.overText}</p>
    </EmptyState>
  );
}

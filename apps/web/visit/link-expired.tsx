import { phoneLink } from '../format/phone.ts';
import { authLinks } from '../shared/session/auth-links.ts';
import { useShop } from '../shared/shop/shop-data.ts';
import { visit as words } from '../texts/links/visit.ts';
import { ButtonAnchor, ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import * as css from './visit-page.css.ts';

/** The same for every link that does not open: it tells nobody which it was. */
export function LinkExpired() {
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

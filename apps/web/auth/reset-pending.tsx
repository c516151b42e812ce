import { useShop } from '../shared/shop/shop-data.ts';
import { reset } from '../texts/reset.ts';
import { Alert } from '../ui/alert/alert.tsx';

/** Stays above the login after a reset that had no proof: nothing has changed yet. */
export function ResetPending() {
  const { data: shop } = useShop();
  if (!shop) return null;
  return (
    // On a phone the form that was filled in has been scrolled, and the login takes the focus.
    <div
      ref={place => {
        place?.scrollIntoView({ block: 'start' });
      }}
    >
      <Alert tone="info">{reset.pending(shop.phone.replaceAll(' ', '\u00a0'))}</Alert>
    </div>
  );
}

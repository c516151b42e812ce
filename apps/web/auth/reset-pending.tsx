import { useShop } from '../shared/shop/shop-data.ts';
import { reset } from '../texts/reset.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { InView } from '../ui/layout/in-view.tsx';

/** Stays above the login after a reset that had no proof: nothing has changed yet. */
export function ResetPending() {
  const { data: shop } = useShop();
  if (!shop) return null;
  return (
    <InView>
      <Alert tone="info">{reset.pending(shop.phone.replaceAll(' ', '\u00a0'))}</Alert>
    </InView>
  );
}

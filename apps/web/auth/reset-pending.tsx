import { useShop } from '../shared/shop/shop-data.ts';
import { reset } from '../texts/reset.ts';
import { Alert } from '../ui/alert/alert.tsx';

/** Stays above the login after a reset that had no proof: nothing has changed yet. */
export function ResetPending() {
  const { data: shop } = useShop();
  return shop ? <Alert tone="info">{reset.pending(shop.phone)}</Alert> : null;
}

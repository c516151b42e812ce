/** For an amount that is typed outside any form. */
export { centsOf } from '../../../../core/catalogue/typed-price.ts';

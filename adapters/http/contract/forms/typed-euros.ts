/** For amounts that are typed where no whole form is. */
export { centsOf } from '../../../../core/catalogue/typed-price.ts';

import type { StylistId } from '../people/user.ts';

/** Configuration, the same for every visitor. */
export interface Shop {
  readonly name: string;
  /** Such as "Barbiere e parrucchiere". */
  readonly trade: string;
  readonly address: {
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    readonly province: string;
  };
  readonly phone: string;
  readonly email: string;
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** Whose calendar the dashboard opens. */
  readonly defaultStylistId: StylistId;
}

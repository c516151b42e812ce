import type { StylistId } from '../people/user.ts';

/** Who the shop is and how it is reached: configuration, the same for every visitor. */
export interface Shop {
  readonly name: string;
  /** One line under the name, such as "Barbiere e parrucchiere". */
  readonly trade: string;
  readonly address: {
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    readonly province: string;
  };
  /** As people write it, with spaces. */
  readonly phone: string;
  readonly email: string;
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** Whose calendar the dashboard opens on. */
  readonly defaultStylistId: StylistId;
}

/** In a module of its own: the other keys are in the first page's chunk. */
export const invitationKey = (secret: string) => ['invitation', secret] as const;
export const askedAddressKey = (secret: string) => ['invitation', 'address', secret] as const;

/** Apart from the others, which come with the first page. */
export const invitationKey = (secret: string) => ['invitation', secret] as const;
export const askedAddressKey = (secret: string) => ['invitation', 'address', secret] as const;

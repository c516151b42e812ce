/** A command that changes an account sends its letter at once; where that fails, the server sends it later. */
export const accountLetterNeeds = [
  ...(['accountLetters', 'linkSeal', 'post', 'clock', 'shop', 'resetForm', 'invitationPage'] as const),
  ...(['limits', 'mailAddresses', 'tokens', 'hours', 'addressPage'] as const),
] as const;

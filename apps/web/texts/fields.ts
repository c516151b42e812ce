/** Fields that more than one form asks for. */
export const fields = {
  username: 'Nome utente',
  password: 'Password',
  confirmPassword: 'Conferma password',
  currentPassword: 'Password corrente',
  newPassword: 'Nuova password',
  confirmNewPassword: 'Conferma nuova password',
  firstName: 'Nome',
  lastName: 'Cognome',
  email: 'Email',
  phone: 'Telefono',
  phoneHint: 'Solo numeri, 10-11 cifre (es: 3331234567)',
  passwordHint: (least: number) => `Almeno ${least} caratteri`,
} as const;

/** Of an address that is shown once. */
export const secretLink = {
  text: 'Link',
  copy: 'Copia il link',
  copied: 'Link copiato',
  copyFailed: 'Il link non si lascia copiare da solo: è selezionato, copialo a mano.',
  close: 'Chiudi',
} as const;

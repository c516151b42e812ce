import type { Page } from 'playwright-core';

/** The price list and its dialogs as a person handles them. */
export function servicesOn(page: Page) {
  const form = page.getByRole('dialog', { name: /^(Aggiungi Nuovo|Modifica) Servizio$/ });
  const upload = page.getByRole('dialog', { name: 'Immagine del servizio' });
  return {
    rows: page.locator('main li').filter({ has: page.getByRole('heading', { level: 3 }) }),
    row: (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) }),
    add: page.getByRole('button', { name: 'Aggiungi Nuovo Servizio' }),
    edit: (name: string) => page.getByRole('button', { name: `Modifica ${name}` }),
    remove: (name: string) => page.getByRole('button', { name: `Elimina ${name}` }),
    question: page.getByRole('alertdialog'),
    form,
    name: form.getByLabel('Nome'),
    price: form.getByLabel('Prezzo in euro'),
    save: form.getByRole('button', { name: /^(Aggiungi Servizio|Salva)$/ }),
    openUpload: form.getByRole('button', { name: /^(Scegli|Cambia) immagine$/ }),
    upload,
    file: upload.locator('input[type=file]'),
    send: upload.getByRole('button', { name: 'Carica', exact: true }),
    retry: upload.getByRole('button', { name: 'Riprova' }),
    trouble: upload.getByRole('alert'),
  };
}

import type { Page } from 'playwright-core';

/** What Nina writes into the registration form, by label, in its order. */
export const nina = {
  'Nome utente': 'nina',
  'Nome (facoltativo)': 'Nina',
  'Cognome (facoltativo)': 'Bruni',
  'Email (facoltativa)': 'nina@example.com',
  Telefono: '+39 333 123 4567',
  Password: 'segreta',
  'Conferma password': 'segreta',
};

export async function fill(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

export const submit = (page: Page) => page.locator('main form button[type="submit"]');
/** What is said beside the fields. */
export const messages = (page: Page) => page.locator('main form [role="alert"]').allInnerTexts();

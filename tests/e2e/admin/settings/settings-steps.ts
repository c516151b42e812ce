import type { Page } from 'playwright-core';

/** The settings as a person handles them. */
export function settingsOn(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    tab: (name: string) => page.getByRole('tab', { name }),
    dialog,
    field: (label: string) => dialog.getByLabel(label, { exact: true }),
    press: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    button: (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }),
    rows: page.getByRole('region', { name: 'In programma' }).getByRole('listitem'),
    planned: (name: string) =>
      page.getByRole('region', { name: 'In programma' }).getByRole('listitem').filter({ hasText: name }),
    affected: page.getByRole('list', { name: 'Appuntamenti che restano fuori' }),
  };
}

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { expectInOrder, expectToast, handhelds, setStage } from '../stage.ts';
import { servicesOn } from './services-steps.ts';

const { site, visit } = setStage();

const picture = async (width = 1600) => ({
  name: 'taglio.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height: 900, channels: 3, background: '#7a4a2a' } })
    .jpeg()
    .toBuffer(),
});
const file = (name: string, mimeType: string, content: string | Buffer) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

async function openServices(options: Parameters<typeof visit>[1] = {}) {
  const page = await visit('/admin?scheda=servizi', { as: site().salone, ...options });
  const services = servicesOn(page);
  await services.add.waitFor();
  return { page, services };
}

describe('a picture', () => {
  async function openUpload(options: Parameters<typeof visit>[1] = {}) {
    const opened = await openServices(options);
    await opened.services.edit('Taglio uomo').click();
    await opened.services.openUpload.click();
    await opened.services.upload.waitFor();
    return opened;
  }
  const imageOf = async () => (await site().store.services.find(site().taglio.id))?.imageUrl;

  test.each(handhelds)('is chosen, looked at, sent and shown in the list, %s', async (_, viewport) => {
    const { page, services } = await openUpload({ viewport });
    await expectInOrder(page);
    await services.file.setInputFiles(await picture());
    await services.upload.getByRole('img', { name: 'Anteprima dell’immagine scelta' }).waitFor();
    await expectInOrder(page);
    await services.send.click();
    await expectToast(page, 'Immagine caricata');
    await services.upload.waitFor({ state: 'detached' });
    await services.form.getByRole('img', { name: 'Anteprima dell’immagine caricata' }).waitFor();
    await services.save.click();
    await expectToast(page, 'Servizio aggiornato');
    await services.row('Taglio uomo').locator('img').waitFor();
    expect(await imageOf()).toMatch(/^\/pictures\//);
  });

  test('that is dropped on the field is taken; another can take its place', async () => {
    const { page, services } = await openUpload();
    const { buffer } = await picture();
    const dataTransfer = await page.evaluateHandle(`(() => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob('${buffer.toString('base64')}'), letter => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], 'trascinata.jpg', { type: 'image/jpeg' }));
      return transfer;
    })()`);
    await services.upload.locator('label').dispatchEvent('drop', { dataTransfer });
    await services.upload.getByText('trascinata.jpg').waitFor();
    await services.upload.getByRole('button', { name: 'Togli' }).click();
    await services.upload.getByText('Trascina qui un’immagine').waitFor();
  });

  test('that is none or too large is refused before it is sent', async () => {
    const { page, services } = await openUpload();
    await services.file.setInputFiles(file('nota.txt', 'text/plain', 'ciao'));
    await services.trouble
      .getByText("Il file non è un'immagine utilizzabile (JPEG, PNG, WebP, AVIF o GIF)")
      .waitFor();
    await expectInOrder(page);
    await services.file.setInputFiles(file('grande.jpg', 'image/jpeg', Buffer.alloc(5_242_881)));
    await services.trouble.getByText("L'immagine supera 5 MB").waitFor();
  });

  test('whose sending breaks off is sent again on demand', async () => {
    const { page, services } = await openUpload();
    await page.context().route('**/api/objects/uploads/*', route => route.abort());
    await services.file.setInputFiles(await picture());
    await services.send.click();
    await services.trouble
      .getByText('Il caricamento si è interrotto. Controlla la connessione e riprova.')
      .waitFor();
    await expectInOrder(page);
    await page.context().unroute('**/api/objects/uploads/*');
    await services.retry.click();
    await expectToast(page, 'Immagine caricata');
  });

  test.each([
    ['Authorization required', 401, 'Effettua il login per continuare'],
    ['Request has expired', 403, 'Il tempo per il caricamento è scaduto: riprova.'],
    ['Non 2xx', 418, 'Il server non ha accettato l’immagine. Riprova.'],
  ])('that a storage refuses with ‘%s’ is told in Italian', async (body, status, sentence) => {
    const { page, services } = await openUpload();
    await page.context().route('**/api/objects/uploads/*', route => route.fulfill({ status, body }));
    await services.file.setInputFiles(await picture());
    await services.send.click();
    await services.trouble.getByText(sentence).waitFor();
  });

  test('that turns out to be none leaves the service saved, with a warning', async () => {
    const { page, services } = await openUpload();
    await services.file.setInputFiles(file('finta.jpg', 'image/jpeg', 'questa non è una foto'));
    await services.send.click();
    await expectToast(page, 'Immagine caricata');
    await services.price.fill('19');
    await services.save.click();
    await expectToast(
      page,
      'Attenzione',
      "Servizio aggiornato ma l'immagine non è stata caricata correttamente.",
    );
    expect(await site().store.services.find(site().taglio.id)).toMatchObject({ price: 1900, imageUrl: null });
  });

  test('that cannot be attached to a new service leaves it added, with a warning', async () => {
    const { page, services } = await openServices();
    await services.add.click();
    await services.name.fill('Piega');
    await services.form.getByLabel('Categoria').selectOption('Capelli');
    await services.price.fill('22');
    await services.openUpload.click();
    await services.file.setInputFiles(await picture());
    await services.send.click();
    await services.upload.waitFor({ state: 'detached' });
    await page.context().route('**/api/services/*/image', route => route.abort());
    await services.save.click();
    await expectToast(
      page,
      'Attenzione',
      "Servizio creato ma l'immagine non è stata caricata correttamente.",
    );
    await services.row('Piega').waitFor();
  });
});

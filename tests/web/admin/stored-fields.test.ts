import { describe, expect, test } from 'vitest';
import { changeService, service as storedService } from '../../../adapters/http/contract/catalogue.ts';
import { ownDataForm } from '../../../adapters/http/contract/forms/own-data.ts';
import { newStylistForm, personForm } from '../../../adapters/http/contract/forms/person.ts';
import { serviceForm } from '../../../adapters/http/contract/forms/service-form.ts';
import { user as storedUser } from '../../../adapters/http/contract/user.ts';
import { editUser, wholePerson } from '../../../adapters/http/contract/users.ts';
import { formOf as formOfService } from '../../../apps/web/admin/services/save-service.ts';
import { formOf as formOfPerson, personFields } from '../../../apps/web/shared/forms/person-form.ts';

const keysOf = (schema: { shape: object }, besides: readonly string[] = []) =>
  Object.keys(schema.shape)
    .filter(key => !besides.includes(key))
    .sort();

describe('a service', () => {
  const service = {
    ...{ id: 3, name: 'Piega', description: 'Con la spazzola', price: 1850, duration: 45 },
    ...{ processing: { after: 15, minutes: 15 }, cleanup: 30 },
    ...{ imageUrl: '/pictures/a', category: 'Capelli' as const, archived: false },
  };

  test('that is opened and saved untouched is sent as it is stored', () => {
    for (const one of [service, { ...service, processing: null, cleanup: 0 }]) {
      const sent = changeService.body.parse(serviceForm.parse(formOfService(one)));
      const { id: _, imageUrl: _1, archived: _2, ...stored } = one;
      expect(sent).toEqual(stored);
    }
  });

  test('has the same fields in storage, form and request', () => {
    const stored = keysOf(storedService, ['id', 'imageUrl', 'archived']);
    expect(Object.keys(formOfService(service)).sort()).toEqual(stored);
    expect(keysOf(serviceForm)).toEqual(stored);
    expect(keysOf(changeService.body)).toEqual(stored);
  });
});

describe('a person', () => {
  const person = {
    ...{ username: 'mario', firstName: 'Mario', lastName: 'Rossi' },
    ...{ email: 'mario@example.it', phone: '3331234567' },
  };

  /** Saved where they stand. */
  const card = ['staffNotes', 'onlineBooking'];

  test('who is opened and saved untouched is sent as they are stored', () => {
    expect(editUser.body.parse(personForm.parse(formOfPerson(person)))).toEqual(person);
  });

  test('has the same fields in storage, forms and request', () => {
    const stored = keysOf(storedUser, ['id', 'isAdmin', 'isStylist', ...card]);
    expect(personFields.toSorted()).toEqual(stored);
    expect(keysOf(personForm)).toEqual(stored);
    expect(keysOf(newStylistForm, ['password'])).toEqual(stored);
    expect(keysOf(ownDataForm, ['currentPassword'])).toEqual(stored.filter(name => name !== 'username'));
    expect(keysOf(wholePerson, ['currentPassword', ...card])).toEqual(stored);
  });
});

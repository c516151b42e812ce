import { tidyPhone } from '../../../../../../adapters/http/contract/forms/phone.ts';

export type TypedPerson = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
};

const isPartOfNumber = (word: string): boolean => /^[+(\d][\d./()-]*$/.test(word);
const isAddress = (word: string): boolean => word.includes('@');

/** The search text as the fields of a new customer: the last name begins behind the first space. */
export function typedPerson(search: string): TypedPerson {
  const words = search.trim().split(/\s+/);
  const [firstName = '', ...lastNames] = words.filter(word => !isPartOfNumber(word) && !isAddress(word));
  return {
    ...{ firstName, lastName: lastNames.join(' ') },
    phone: tidyPhone(words.filter(isPartOfNumber).join(''), false),
    email: words.find(isAddress) ?? '',
  };
}

import type { CommonPasswords } from '../../core/ports/access/common-passwords.ts';

/** Some 49,000 that leaked, most common first; read when somebody first asks. */
export class ListedCommonPasswords implements CommonPasswords {
  #listed: Promise<ReadonlySet<string | number>> | undefined;

  async has(password: string): Promise<boolean> {
    this.#listed ??= listed();
    return (await this.#listed).has(password.normalize('NFKC').toLowerCase());
  }
}

async function listed(): Promise<ReadonlySet<string | number>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

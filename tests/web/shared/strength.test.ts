import { expect, test } from 'vitest';
import { estimate } from '../../../apps/web/shared/forms/strength/estimate.ts';
import { strength } from '../../../apps/web/texts/account/strength.ts';

test.each([
  ['qwertyuiop', 'Debole: la usano in tanti'],
  ['P@ssw0rd', 'Debole: simile a una comune'],
  ['12/03/1985', 'Debole: una data'],
  ['aaaaaa', 'Debole: caratteri ripetuti'],
  ['ciaociao', 'Debole: un pezzo ripetuto'],
  ['abcdefgh', 'Debole: una sequenza'],
  ['francesca88', 'Debole: un nome comune'],
  ['montagna', 'Debole: parole comuni'],
  ['nina2024', 'Debole: un nome noto a tutti'],
  ['SaloneAurora1', 'Debole: un nome noto a tutti'],
  ['xkqpz7', 'Debole: troppo corta'],
  ['correcthorse', 'Discreta: parole comuni'],
  ['kQ9#vL2mX7', 'Password buona'],
  ['tre gatti sul tetto', 'Password ottima'],
  ['tre gatti sul tetto'.repeat(100), 'Password ottima'],
])('a password like %s is told what is weak about it', (typed, said) => {
  const { score, weakness } = estimate(typed, ['nina', 'Salone Aurora']);
  expect(strength[score](weakness)).toBe(said);
});

import { CountingTokens } from '../../adapters/memory/counting-tokens.ts';
import { NoLimits } from '../../adapters/memory/no-limits.ts';
import { defaultShopHours } from '../../core/calendar/shop-hours.ts';

const addressPage = (secret: string): string => `https://salone.example/visita#indirizzo.${secret}`;

/** What letters are admitted by where a test writes more of them than a day allows. */
export const unlimitedLetters = () => ({
  ...{ limits: new NoLimits(), tokens: new CountingTokens(), hours: defaultShopHours, addressPage },
});

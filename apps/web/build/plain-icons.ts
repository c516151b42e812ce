import type { Plugin } from 'vite';

/**
 * Lucide gives each stroke of an icon a React key made by chance, which does not compress, and each icon a class for every name
 * that it once had. Nobody needs either: a fifth of a kilobyte on the first page.
 */
export const plainIcons = (): Plugin => ({
  name: 'plain-icons',
  transform: {
    filter: { id: /lucide-react\/.*\/icons\/[\w-]+\.mjs$/ },
    handler(code) {
      let stroke = 0;
      const keyed = code.replaceAll(/\bkey: "\w+"/g, () => `key: "${stroke++}"`);
      return { code: keyed.replace(/,\s*aliases: \[[^\]]*\]/, ''), map: null };
    },
  },
});

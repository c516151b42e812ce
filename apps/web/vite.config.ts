import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dashboardFile } from './build/dashboard-files.ts';
import { drawIcons } from './build/draw-icons.ts';
import { makersOfSchemas } from './build/makers-of-schemas.ts';
import { plainIcons } from './build/plain-icons.ts';
import { precompress } from './build/precompress.ts';
import { subsetFonts } from './build/subset-fonts.ts';

/** What every page needs comes in one file that changes only with its libraries. */
const shell = {
  groups: [
    {
      name: 'libraries',
      // Lists that come part by part are only the dashboard's.
      test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\/(?!.*\/(?:infiniteQueryObserver|useInfiniteQuery)\.js)/,
    },
    // In one piece they compress better than by who else needs them.
    { name: 'shell', tags: ['$initial' as const] },
    // What the first page and the price list both say travels with the cards, and with them what is too small for
    // a file of its own and asked for by most pages.
    {
      name: 'cards',
      test: /apps\/web\/(?:shared\/services\/(?!chosen)|texts\/services\.ts|shared\/requests\/one-at-a-time|ui\/empty-state|shared\/shop\/use-wall-clock)|core\/problem\.|icons\/scissors\./,
    },
    {
      name: 'field-frame',
      test: /web\/(?:ui\/field\/field(?:-frame|\.css)|texts\/fields)/,
      includeDependenciesRecursively: false,
    },
    // Tabs, menus and dialogs of Radix are made of the same parts.
    {
      name: 'controls',
      test: /node_modules\/@radix-ui\/(?:primitive|react-(?:roving-focus|presence|slot|collection|context|use-(?!size)|compose-refs|primitive|id|direction|tabs))|web\/ui\/tabs|shared\/search-params\/|icons\/(?:calendar-check|user-round)\./,
      includeDependenciesRecursively: false,
    },
    // Who cancels an appointment, moves it as well.
    {
      name: 'cancel-or-move',
      test: /web\/shared\/(?:appointments\/(?:cancel-appointment|restore-appointment|show-instead)|moving\/(?:use-moving|visit-link))/,
      includeDependenciesRecursively: false,
    },
    {
      // An appointment as customers see it, wherever that is.
      name: 'ticket',
      test: /web\/(?:shared\/appointments\/(?:ticket-stub|appointment-facts|distance|deadlines|cancel-dialog|status-badge)|ui\/badge|format\/booked-price)|icons\/(?:clock|tag)\./,
      includeDependenciesRecursively: false,
    },
    {
      name: 'forms',
      test: /node_modules\/(?:react-hook-form|@hookform|@standard-schema|zod)\/|core\/(?:fields|wording|people\/second-factor\/access-wording|catalogue\/service\.)|web\/(?:ui\/field\/field\.tsx|shared\/forms\/(?:phone|own)-field)|icons\/eye(?:-off)?\.|contract\/forms\/(?:account|phone)\.ts|core\/people\/phone/,
      includeDependenciesRecursively: false,
    },
    { name: dashboardFile, minShareCount: 2, includeDependenciesRecursively: false },
  ],
};

/** Radix gives each of its functions a name with it, which would keep those that nobody calls: 3 kB on every route. */
const namesForDebugging = '__name';

/** The package's own exports lead to the build that warns developers, 0.5 kB heavier, in production as well. */
const routerWithoutWarnings = join(
  import.meta.dirname,
  '../../node_modules/react-router/dist/production/index.mjs',
);

/**
 * Which scripts these share the first page need not know: the legal pages, and the one of what there is not, are small, and the
 * dashboard asks for its own once it is there.
 */
const preloaded = (file: string, files: string[]): string[] =>
  /\/(?:admin|terms|privacy|not-found)-page/.test(file) ? files.filter(name => name.endsWith('.css')) : files;

/**
 * The first page lists every file: a character less of each hash counts (scripts need seven for the bundler). The same in both builds, since the server's pages
 * name pictures and styles of the browser's.
 */
const assetFileNames = 'assets/[name]-[hash:6][extname]';

/** Only while developing: where the API is. An empty PORT counts as not set. */
const ourServer = `http://localhost:${process.env.PORT || 3000}`;

/**
 * Two builds: `vite build` makes dist/web (what browsers load, with a manifest for the server),
 * `vite build --ssr` makes dist/web-server/entry-server.js (what renders the public pages).
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [subsetFonts(), plainIcons(), react(), vanillaExtractPlugin(), drawIcons(), precompress()],
  define: {
    __DEVELOPMENT_PAGE__: JSON.stringify(command === 'serve' || process.env.VITE_DEV_PAGE === '1'),
    // Bundled for the server, React would otherwise choose between its two builds at every start.
    ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  // The server puts a fresh nonce in place of this word in every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: isSsrBuild ? '../../dist/web-server' : '../../dist/web',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // A data: address would need an exception in the content policy.
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    rolldownOptions: isSsrBuild
      ? { input: 'apps/web/entry-server.tsx', output: { assetFileNames } }
      : {
          output: {
            codeSplitting: shell,
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
          },
          // The addresses of the calls: each page holds those that it makes.
          optimization: { inlineConst: { mode: 'all' as const } },
          treeshake: {
            propertyReadSideEffects: false,
            manualPureFunctions: [namesForDebugging, ...makersOfSchemas],
          },
        },
  },
  resolve: { alias: [{ find: /^react-router$/, replacement: routerWithoutWarnings }] },
  ssr: { noExternal: true as const },
  server: { port: 5301, proxy: { '/api': ourServer, '/pictures': ourServer } },
}));

import type { ICruiseOptions, IForbiddenRuleType, IResolveOptions } from 'dependency-cruiser';

/**
 * Who may import whom, type-only imports included. Each rule has one deliberate violation in
 * fixtures/, which import-rules.test.ts expects to be reported.
 *
 * A noun file of the core is a concept, a verb file is something somebody does (a use case).
 */
const verbs =
  'accept|add|archive|attach|book|cancel|change|edit|find|forget|issue|keep|list|log|move|open|receive|register|remove|rename|reset|restore|search|see|send|set|start|watch|invite|merge|erase|foresee|confirm';
const useCase = `^core/(?!ports/|people/access/)[^.]+/(${verbs})(-|[.]ts$)`;

/** What every feature of apps/web may use. The shell is not among it: it holds the features. */
const shared = '(shared|ui|texts|format|fonts|build|development)/|[^/]+$';
const feature = `^apps/web/(?!admin/|shell/|${shared})([^/]+)/`;

export const rules: IForbiddenRuleType[] = [
  {
    name: 'core-is-pure',
    comment: 'The core imports itself, zod/mini and temporal-polyfill, and nothing else.',
    from: { path: '^core/' },
    to: { pathNot: '^core/|node_modules/(zod/(v4/)?mini|temporal-polyfill)/' },
  },
  {
    name: 'concept-knows-no-use-case',
    comment: 'A noun of the core (and a port) stands without the verbs that use it.',
    from: { path: '^core/', pathNot: useCase },
    to: { path: useCase },
  },
  {
    name: 'concept-knows-no-port',
    comment: 'Only use cases ask the world for something.',
    // What several use cases do on the way, such as counting a guess, stands in core/people/access.
    from: { path: '^core/', pathNot: [useCase, '^core/(ports|people/access)/'] },
    to: { path: '^core/ports/' },
  },
  {
    name: 'use-case-knows-no-other-use-case',
    comment: 'What two use cases share is a concept.',
    from: { path: useCase },
    to: { path: useCase },
  },
  {
    name: 'ports-are-types',
    comment: 'A port is an interface: it is imported as a type.',
    from: { path: '^core/' },
    to: { path: '^core/ports/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'adapter-knows-no-other-adapter',
    comment: 'Adapters meet in apps/server, nowhere else.',
    from: { path: '^adapters/([^/]+)/' },
    to: { path: '^adapters/', pathNot: '^adapters/$1/' },
  },
  {
    name: 'adapter-knows-no-application',
    comment: 'Applications bind adapters, never the other way round.',
    from: { path: '^adapters/' },
    to: { path: '^apps/' },
  },
  {
    name: 'contract-stands-alone',
    comment: 'Both ends read the contract; it reads neither, only the core.',
    from: { path: '^adapters/http/contract/' },
    to: { pathNot: '^adapters/http/contract/|^core/|node_modules/(zod/(v4/)?mini|temporal-polyfill)/' },
  },
  {
    name: 'client-knows-only-the-contract',
    comment: 'The typed client runs in a browser: no server, no Koa, no React, no Node.',
    from: { path: '^adapters/http/client/' },
    to: {
      pathNot: '^adapters/http/(client|contract)/|^core/|node_modules/(zod/(v4/)?mini|temporal-polyfill)/',
    },
  },
  {
    name: 'http-server-knows-no-client',
    comment: 'The server shares the contract with the client, and nothing else.',
    from: { path: '^adapters/http/server/' },
    to: { path: '^adapters/http/client/' },
  },
  {
    name: 'databases-live-in-mikro-orm',
    comment: 'The ORM, the query builder and the drivers are the technology of one adapter.',
    from: { path: '^(core|adapters|apps)/', pathNot: '^adapters/mikro-orm/' },
    to: { path: 'node_modules/(@mikro-orm/|kysely/|better-sqlite3/|pg/|@types/(better-sqlite3|pg)/)' },
  },
  {
    name: 'koa-lives-in-http-server',
    comment: 'The web framework is the technology of one adapter.',
    from: { path: '^(core|adapters|apps)/', pathNot: '^adapters/http/server/' },
    to: { path: 'node_modules/(@types/)?(koa|koa-[^/]+|@koa|koa__[^/]+|helmet)/' },
  },
  {
    name: 'argon2-lives-in-security',
    comment: 'Password hashing is the technology of one adapter.',
    from: { path: '^(core|adapters|apps)/', pathNot: '^adapters/security/' },
    to: { path: 'node_modules/@node-rs/argon2/' },
  },
  {
    name: 'otplib-lives-in-security',
    comment: 'Authenticator apps are the technology of one adapter.',
    from: { path: '^(core|adapters|apps)/', pathNot: '^adapters/security/' },
    to: { path: 'node_modules/(otplib|@otplib)/' },
  },
  {
    name: 'webauthn-lives-in-security',
    comment: 'Looking at the answers of passkeys is the technology of one adapter.',
    from: { path: '^(core|adapters|apps)/', pathNot: '^adapters/security/' },
    to: { path: 'node_modules/@simplewebauthn/server/' },
  },
  {
    name: 'nodemailer-lives-in-mail',
    comment: 'Sending letters is the technology of one adapter.',
    from: { path: '^(core|adapters|apps)/', pathNot: '^adapters/mail/' },
    to: { path: 'node_modules/(@types/)?nodemailer/' },
  },
  {
    name: 'icalendar-lives-in-calendar-files',
    comment: 'Writing calendar files is the technology of one adapter.',
    from: { path: '^(core|adapters|apps)/', pathNot: '^adapters/calendar-files/' },
    to: { path: 'node_modules/(ical-generator|timezones-ical-library)/' },
  },
  {
    name: 'inversify-lives-in-apps-server',
    comment: 'The composition root is the only place that knows the container.',
    from: { path: '^(core|adapters|apps)/', pathNot: '^apps/server/' },
    to: { path: 'node_modules/(inversify|@inversifyjs/[^/]+|reflect-metadata)/' },
  },
  {
    name: 'server-takes-only-the-built-web',
    comment: 'Of apps/web the server loads its built server entry, never a source file.',
    from: { path: '^apps/server/' },
    to: { path: '^apps/web/' },
  },
  {
    name: 'web-reaches-the-core-through-http',
    comment: 'The browser knows the contract and the client; the core only stands behind them.',
    from: { path: '^apps/web/' },
    to: { path: '^(core|adapters|apps/server)/', pathNot: '^adapters/http/(contract|client)/' },
  },
  {
    name: 'web-runs-without-node',
    comment: 'What is sent to a browser imports nothing of Node.',
    from: { path: '^apps/web/', pathNot: '^apps/web/(vite\\.config\\.ts|build/)' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'feature-knows-no-other-feature',
    comment: 'What two features share lives in shared/, ui/, texts/ or format/.',
    from: { path: feature },
    to: { path: '^apps/web/', pathNot: [`^apps/web/$1/`, `^apps/web/(${shared})`] },
  },
  {
    name: 'admin-feature-knows-no-other-feature',
    comment: 'Each folder of apps/web/admin but its shared one is a feature as well.',
    from: { path: '^apps/web/admin/([^/]+)/' },
    to: { path: '^apps/web/', pathNot: ['^apps/web/admin/($1/|shared/|[^/]+$)', `^apps/web/(${shared})`] },
  },
  {
    name: 'shared-knows-no-feature',
    comment: 'Otherwise two features would meet through it.',
    from: { path: '^apps/web/(shared|texts|format)/' },
    to: { path: [feature, '^apps/web/(admin|shell)/'] },
  },
  {
    name: 'ui-knows-nothing-of-the-product',
    comment: 'The design system imports React, its libraries, itself and the words on its own controls.',
    from: { path: '^apps/web/ui/' },
    to: { path: '^(apps/web|adapters|core)/', pathNot: '^apps/web/(ui|texts|format)/' },
  },
  {
    name: 'production-knows-no-test',
    comment: 'Tests look at the product; the product never at its tests.',
    from: { path: '^(core|adapters|apps)/' },
    to: { path: '^tests/' },
  },
  {
    name: 'production-needs-no-development-dependency',
    comment: 'What runs in production is installed in production; only `npm run dev` brings Vite.',
    from: { path: '^(core|adapters|apps/server)/', pathNot: '^apps/server/dev[.]ts$' },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-circle',
    comment: 'Two files that need each other, if only for a type, are one file, or three.',
    from: { path: '^(core|adapters|apps)/' },
    to: { circular: true },
  },
  {
    name: 'import-leads-somewhere',
    comment: 'An import that cannot be resolved would slip past every other rule.',
    from: {},
    to: { couldNotResolve: true },
  },
];

export const options: ICruiseOptions = {
  // With TypeScript 7 the default parser reads no TypeScript file at all and reports success.
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^(dist|data|[.]cache|tests/architecture/fixtures)/' },
};

export const resolving: Partial<IResolveOptions> = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'types', 'node', 'default'],
  extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json', '.css'],
};

/** For the command line: `npm run imports`. */
export default {
  forbidden: rules.map(rule => ({ severity: 'error', ...rule })),
  options: { ...options, enhancedResolveOptions: resolving },
};

// Who may import whom. The rules of docs/decisions and CONTRIBUTING.md, kept by `npm test -- imports`.
const TESTS = '\\.test\\.tsx?$|\\.spec\\.ts$|/testing/|/fixtures/';
const MODULES = '(mfe-[^/]+|shell)';
/** Packages of the kit, with those that each may import. */
const KIT = {
  contracts: [],
  'module-sdk': ['contracts'],
  ui: ['contracts', 'module-sdk'],
  'body-atlas': ['contracts', 'module-sdk', 'ui'],
  build: ['contracts', 'module-sdk'],
  release: ['contracts'],
  'create-aksamit-module': ['contracts', 'module-sdk', 'ui'],
};

const RULES = [
  {
    name: 'no-circular',
    comment: 'A cycle, of types too, has no first file to read. Move what both need into a third file.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'not-to-unresolvable',
    comment: 'The import leads nowhere: a typing error, or a package that is not in package.json.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'only-declared-packages',
    comment: 'A package that package.json of this folder does not name is there only by accident. Add it.',
    severity: 'error',
    from: { pathNot: `${TESTS}|^[^/]+$|/(workspace|bench)/|\\.config\\.[cm]?[jt]s$` },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '^node_modules/@types/' },
  },
  {
    name: 'no-tests-in-products',
    comment: 'What ships does not import what tests it.',
    severity: 'error',
    from: { pathNot: `${TESTS}|^e2e/|/workspace/jest/` },
    to: { path: '\\.test\\.tsx?$|\\.spec\\.ts$' },
  },
  {
    name: 'modules-meet-on-the-platform',
    comment: 'Modules meet by URL, bus, fragment name and manifest: no front-end module imports another or the shell.',
    severity: 'error',
    from: { path: `^${MODULES}/` },
    to: { path: `^${MODULES}/`, pathNot: '^$1/' },
  },
  {
    name: 'front-end-not-to-api',
    comment: 'The browser and the page server know the API by its contracts (@aksamit/contracts) only.',
    severity: 'error',
    from: { path: `^${MODULES}/` },
    to: { path: '^(commerce-api|e2e)/' },
  },
  {
    name: 'kit-imports-nobody',
    comment:
      'shared-kit is below everybody. Only its workspace programs, which put the shop together, know the others.',
    severity: 'error',
    from: { path: '^shared-kit/', pathNot: '^shared-kit/workspace/' },
    to: { path: `^(${MODULES}|commerce-api|e2e)/` },
  },
  ...Object.entries(KIT).map(([name, below]) => ({
    name: `kit-${name}-imports-downwards`,
    comment: `@aksamit/${name} builds on ${below.join(', ') || 'no other package'} of the kit only (docs/decisions/0148).`,
    severity: 'error',
    from: { path: `^shared-kit/${name}/` },
    to: { path: `^shared-kit/(?!(${[name, ...below].join('|')})/)` },
  })),
  {
    name: 'kit-by-its-exports',
    comment:
      'A package of the kit is used by the names that its package.json exports, never by a path into its folder.',
    severity: 'error',
    from: { path: '^(?:shared-kit/)?([^/]+)/' },
    to: {
      path: `^shared-kit/(${Object.keys(KIT).join('|')})/`,
      pathNot: '^shared-kit/$1/',
      dependencyTypes: ['local'],
    },
  },
  {
    name: 'workspace-on-top',
    comment: 'The programs of the workspace put the others together; only the journeys use them.',
    severity: 'error',
    from: { pathNot: '^(shared-kit/workspace|e2e)/' },
    to: { path: '^shared-kit/workspace/' },
  },
  {
    name: 'api-takes-contracts-and-tokens-only',
    comment:
      'The API shares the contracts with the browser, the signed tokens with the page server and the paths of drawn ' +
      'bodies, nothing else of the kit: it loads neither React nor webpack.',
    severity: 'error',
    from: { path: '^commerce-api/' },
    to: { path: '^(shared-kit/(?!contracts/|release/src/tokens/|body-atlas/src/body-paths\\.ts$)|shell/|mfe-|e2e/)' },
  },
  {
    name: 'journeys-stay-outside',
    comment:
      'Tests across modules see what a person sees; they use contracts, the workspace programs and, as those who ' +
      'release do, the release store.',
    severity: 'error',
    from: { path: '^e2e/' },
    to: {
      path: '^(shared-kit/(?!(contracts|release|workspace)/)|shell/|mfe-|commerce-api/)',
    },
  },
  {
    name: 'use-the-kit-not-the-original',
    comment:
      "Whole-package sharing is not tree-shaken, and an own copy is a second singleton: modules use the kit's facades " +
      '(router, bus, i18n, lifecycle), and its calendar.',
    severity: 'error',
    from: { path: '^mfe-', pathNot: TESTS },
    to: {
      path: '^node_modules/(react-router(-dom)?|rxjs|i18next|react-i18next|single-spa(-react)?|dayjs|@module-federation/[^/]+)/|^node_modules/react-dom/client|^node_modules/react-dom/server',
    },
  },
  {
    name: 'features-do-not-know-each-other',
    comment: 'A page composes features; a feature never imports another one.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'features-below-pages',
    comment: 'entry → app → pages and fragments → features, never the other way.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/src/features/' },
    to: { path: '^$1/src/(pages|fragments|islands|app|entry-)' },
  },
  {
    name: 'pages-below-app',
    comment: 'entry → app → pages and fragments → features, never the other way.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/src/(pages|fragments|islands)/', pathNot: TESTS },
    to: { path: '^$1/src/(app/|entry-)' },
  },
  {
    name: 'fragments-not-to-pages',
    comment: 'Fragments and islands have scripts of their own: they must not drag a page along.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/src/(fragments|islands)/' },
    to: { path: '^$1/src/pages/' },
  },
  {
    name: 'shell-browser-not-to-server',
    comment: 'What both need stands in shell/src/isomorphic.',
    severity: 'error',
    from: { path: '^shell/src/browser/' },
    to: { path: '^shell/src/(server|page-check)/' },
  },
  {
    name: 'shell-server-not-to-browser',
    comment: 'What both need stands in shell/src/isomorphic.',
    severity: 'error',
    from: { path: '^shell/src/(server|page-check)/' },
    to: { path: '^shell/src/browser/' },
  },
  {
    name: 'shell-isomorphic-below-both',
    comment: 'Isomorphic code runs on either side, so it can need neither.',
    severity: 'error',
    from: { path: '^shell/src/isomorphic/' },
    to: { path: '^shell/src/(browser|server|page-check)/' },
  },
  {
    name: 'shell-server-model-knows-no-process',
    comment: 'What page server and render process send each other is plain data: it imports neither of them.',
    severity: 'error',
    from: { path: '^shell/src/server/model/' },
    to: { path: '^shell/src/server/', pathNot: '^shell/src/server/model/' },
  },
  {
    name: 'shell-document-runs-in-both-processes',
    comment: 'A document is assembled in the render process, and in the page server when no render process answers.',
    severity: 'error',
    from: { path: '^shell/src/server/document/', pathNot: TESTS },
    to: { path: '^shell/src/server/', pathNot: '^shell/src/server/(document|model)/' },
  },
  {
    name: 'shell-render-process-is-apart',
    comment: 'A render process has no network, files or secrets: it imports nothing of the page server.',
    severity: 'error',
    from: { path: '^shell/src/server/render-process/', pathNot: TESTS },
    to: { path: '^shell/src/(server|releases)/', pathNot: '^shell/src/server/(render-process|document|model)/' },
  },
  {
    name: 'shell-render-process-is-reached-by-messages',
    comment:
      "The page server starts the render process's program and imports none of it: modules' code never runs in it.",
    severity: 'error',
    from: { path: '^shell/src/', pathNot: `${TESTS}|^shell/src/server/render-process/` },
    to: { path: '^shell/src/server/render-process/' },
  },
  {
    name: 'api-features-meet-in-their-index',
    comment: 'A feature of the API is used through its index.ts, inside its domain and by other domains.',
    severity: 'error',
    from: { path: '^commerce-api/src/domains/([^/]+/[^/]+)/' },
    to: {
      path: '^commerce-api/src/domains/[^/]+/(?!texts/)[^/]+/',
      pathNot: '^commerce-api/src/domains/($1/|[^/]+/[^/]+/index\\.ts$)',
    },
  },
  {
    name: 'api-features-below-domains',
    comment:
      'domain.ts puts the features of its domain together, and domains/index.ts the domains: a feature imports neither, ' +
      'nor the texts, errors and jobs of another domain. Policies are open, and errors to their own domain.',
    severity: 'error',
    from: { path: '^commerce-api/src/domains/([^/]+)/[^/]+/', pathNot: TESTS },
    to: {
      path: '^commerce-api/src/domains/([^/]+\\.ts$|[^/]+/(domain|jobs|errors|queues|personal-data)\\.ts$|[^/]+/(texts/|[^/]+\\.ts$))',
      pathNot: '^commerce-api/src/domains/($1/(?!(domain|jobs|queues|personal-data)\\.ts$)|[^/]+/policies\\.ts$)',
    },
  },
  {
    name: 'api-domains-know-their-features',
    comment:
      'A domain is declared from what features publish; domains/index.ts alone knows all domains. A call may answer with ' +
      'errors of another domain.',
    severity: 'error',
    from: { path: '^commerce-api/src/domains/([^/]+)/[^/]+\\.ts$', pathNot: TESTS },
    to: {
      path: '^commerce-api/src/domains/',
      pathNot: '^commerce-api/src/domains/([^/]+/[^/]+/index\\.ts$|[^/]+/errors\\.ts$|$1/[^/]+\\.ts$|$1/texts/)',
    },
  },
  {
    name: 'api-config-reads-declared-settings',
    comment:
      'The configuration puts together what services and payment providers declare, and reaches for nothing else.',
    severity: 'error',
    from: { path: '^commerce-api/src/config(-secrets)?\\.ts$' },
    to: { path: '^commerce-api/src/domains/', pathNot: '/(settings|providers)\\.ts$' },
  },
  {
    name: 'api-stand-ins-know-no-adapter',
    comment: 'A stand-in of a service has its own code, so that it and the adapter cannot be wrong together.',
    severity: 'error',
    from: { path: '^commerce-api/sandbox/', pathNot: TESTS },
    to: { path: '^commerce-api/src/domains/' },
  },
  {
    name: 'api-platform-below-domains',
    comment: 'The platform serves the domains and knows none of them; app.ts joins them.',
    severity: 'error',
    from: { path: '^commerce-api/src/platform/', pathNot: TESTS },
    to: { path: '^commerce-api/src/domains/' },
  },
  {
    name: 'api-keys-commit-with-the-work',
    comment:
      'Work that asks no provider outside is done by withIdempotencyKey: a process killed between the work and its ' +
      'recorded response would let a repeat do it twice.',
    severity: 'error',
    from: { path: '^commerce-api/src/', pathNot: `${TESTS}|^commerce-api/src/domains/sales/payments/` },
    to: { path: '^commerce-api/src/platform/idempotency-around-provider' },
  },
  {
    name: 'api-rules-are-pure',
    comment: 'A rule gets values and gives values: no database, no HTTP, no queries.',
    severity: 'error',
    from: { path: '^commerce-api/src/domains/.*(-(rules|state)|/cart-totals)\\.ts$' },
    to: {
      path: '-(queries|routes)\\.ts$|/routes\\.ts$|^node_modules/(kysely|pg|fastify|pino)/|^(node:)?(fs|http|net)',
    },
  },
  {
    name: 'api-queries-below-routes',
    comment: 'routes → verbs → rules and queries.',
    severity: 'error',
    from: { path: '^commerce-api/src/domains/.*-queries\\.ts$' },
    to: { path: '^commerce-api/src/domains/[^/]+/[^/]+/routes\\.ts$' },
  },
];

module.exports = {
  forbidden: RULES,
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // `outside-tools` is a package of its own, with dependencies that only its test installs.
    exclude: {
      path: '^(shared-kit/)?[^/]*/?(dist|\\.data|\\.cache|test-results|playwright-report|reports|outside-tools)/',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};

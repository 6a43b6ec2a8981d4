import type { IForbiddenRuleType } from 'dependency-cruiser';

const server = '^apps/server/src';
/** A slice has its layers in itself, or where it has two storeys in each of those; accounts have the desk of staff in a room apart. */
const aSlice = `${server}/(modules|verticals)/[^/]+/(?:core/|app/|app/staff/)?`;
const anApp = '^apps/(storefront|backoffice)/src';

/** Who may import whom (docs/guide/architecture.md). Each rule has a planted violation that the check must report. */
export const rules: IForbiddenRuleType[] = [
  {
    name: 'nothing-unresolved',
    severity: 'error',
    comment: 'An import that cannot be followed would let every other rule pass.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(virtual:|\\?)' },
  },
  {
    name: 'kernel-is-pure',
    severity: 'error',
    comment: 'The kernel imports itself alone: no package, no node:.',
    from: { path: '^packages/kernel/src', pathNot: '\\.test\\.ts$' },
    to: { pathNot: '^packages/kernel/src' },
  },
  {
    name: 'contract-knows-the-kernel-only',
    severity: 'error',
    from: { path: '^packages/contract/src' },
    to: { path: '^(packages/client|apps)/' },
  },
  {
    name: 'client-knows-contract-and-kernel',
    severity: 'error',
    from: { path: '^packages/client/src' },
    to: { path: '^apps/' },
  },
  {
    name: 'apps-do-not-know-one-another',
    severity: 'error',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/([^/]+)/', pathNot: '^apps/$1/' },
  },
  {
    name: 'platform-knows-no-domain',
    severity: 'error',
    // A restored shop has payments forget the secrets that its keys do not open.
    from: { path: `${server}/(?:platform|backup)/`, pathNot: 'platform/testing|backup/restore-backup|\\.test\\.ts$' },
    to: { path: `${server}/(modules|verticals|demo)` },
  },
  {
    name: 'slices-meet-in-public',
    severity: 'error',
    comment:
      'Another slice is reached through its doors alone, public.ts and core.ts; tests may plant rows and look at them.',
    from: { path: `${server}/(modules|verticals)/([^/]+)/`, pathNot: '/test/' },
    to: { path: `${server}/(modules|verticals)/([^/]+)/`, pathNot: [`${server}/$1/$2/`, '/(public|core)\\.ts$'] },
  },
  {
    name: 'core-knows-cores',
    severity: 'error',
    comment:
      'The lower storey of a concept stands on the platform and on other lower storeys: so no circles of slices arise.',
    from: { path: `${server}/(modules|verticals)/([^/]+)/core(?:/|\\.ts$)`, pathNot: '\\.test\\.ts$' },
    to: {
      path: `${server}/(modules|verticals|demo)/`,
      pathNot: [`${server}/$1/$2/core/`, '/core\\.ts$'],
    },
  },
  {
    name: 'modules-do-not-know-verticals',
    severity: 'error',
    from: { path: `${server}/modules` },
    to: { path: `${server}/verticals` },
  },
  {
    name: 'domain-is-pure',
    severity: 'error',
    comment: 'Rules import the kernel, the contract and each other.',
    from: { path: `${aSlice}domain/`, pathNot: '\\.test\\.ts$' },
    to: {
      path: [`${server}/platform`, `${aSlice}(db|http|usecases)/`],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'usecases-know-no-http',
    severity: 'error',
    from: { path: `${aSlice}(usecases|db|domain)/` },
    to: { path: `${aSlice}http/` },
  },
  {
    name: 'ui-knows-no-domain',
    severity: 'error',
    from: { path: `${anApp}/ui` },
    to: { path: `${anApp}/(features|verticals|widgets|shell|app)/`, pathNot: '/app/i18n' },
  },
  {
    name: 'features-do-not-know-one-another',
    severity: 'error',
    from: { path: `${anApp}/features/([^/]+)/` },
    to: { path: `${anApp}/features/([^/]+)/`, pathNot: 'src/features/$2/' },
  },
  {
    name: 'verticals-do-not-know-one-another',
    severity: 'error',
    comment:
      'What two kinds of travel need stands in a shared place; on the server they meet in public.ts as slices do.',
    from: {
      path: '^(apps/(?:storefront|backoffice)/src|packages/contract/src)/verticals/([^/]+)/',
      pathNot: '/verticals/tour-combos/',
    },
    to: { path: '^(apps|packages)/[^/]+/src/verticals/[^/]+/', pathNot: '/src/verticals/$2/' },
  },
  {
    name: 'tour-combos-know-what-tours-say',
    severity: 'error',
    comment: 'Tour combos sell tours: they read the contract of tours, and nothing else of any other kind of travel.',
    from: { path: '^(apps/(?:storefront|backoffice)/src|packages/contract/src)/verticals/tour-combos/' },
    to: {
      path: '^(apps|packages)/[^/]+/src/verticals/[^/]+/',
      pathNot: ['/src/verticals/tour-combos/', '^packages/contract/src/verticals/tours/'],
    },
  },
  {
    name: 'no-circles',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
];

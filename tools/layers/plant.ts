import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A small project that breaks each rule: the file, what it holds, and the rule that must be reported for it. */
const planted: readonly { file: string; text: string; breaks?: string }[] = [
  { file: 'packages/kernel/src/money.ts', text: 'export const money = 1;' },
  { file: 'packages/contract/src/errors.ts', text: 'export const errors = 1;' },
  { file: 'apps/server/src/platform/http.ts', text: 'export const http = 1;' },
  { file: 'apps/server/src/modules/wallet/public.ts', text: 'export const wallet = 1;' },
  { file: 'apps/server/src/modules/wallet/db/ledger.repo.ts', text: 'export const ledger = 1;' },
  { file: 'apps/server/src/modules/wallet/http/wallet.routes.ts', text: 'export const routes = 1;' },
  { file: 'apps/server/src/verticals/hotels/public.ts', text: 'export const hotels = 1;' },
  { file: 'apps/storefront/src/features/cart/cart.ts', text: 'export const cart = 1;' },
  {
    file: 'packages/client/src/lost.ts',
    text: "import '@app/nowhere/at-all'; export const lost = 1;",
    breaks: 'nothing-unresolved',
  },
  {
    file: 'packages/kernel/src/impure.ts',
    text: "import { readFileSync } from 'node:fs'; export const impure = readFileSync;",
    breaks: 'kernel-is-pure',
  },
  {
    file: 'packages/contract/src/knows-app.ts',
    text: "export { http } from '../../../apps/server/src/platform/http.ts';",
    breaks: 'contract-knows-the-kernel-only',
  },
  {
    file: 'packages/client/src/knows-app.ts',
    text: "export { cart } from '../../../apps/storefront/src/features/cart/cart.ts';",
    breaks: 'client-knows-contract-and-kernel',
  },
  {
    file: 'apps/storefront/src/app/reaches-over.ts',
    text: "export { http } from '../../../server/src/platform/http.ts';",
    breaks: 'apps-do-not-know-one-another',
  },
  {
    file: 'apps/server/src/platform/knows-wallet.ts',
    text: "export { wallet } from '../modules/wallet/public.ts';",
    breaks: 'platform-knows-no-domain',
  },
  {
    file: 'apps/server/src/modules/orders/usecases/reaches-in.ts',
    text: "export { ledger } from '../../wallet/db/ledger.repo.ts';",
    breaks: 'slices-meet-in-public',
  },
  { file: 'apps/server/src/modules/wallet/core.ts', text: "export { entry } from './core/db/entry.repo.ts';" },
  { file: 'apps/server/src/modules/wallet/core/db/entry.repo.ts', text: 'export const entry = 1;' },
  { file: 'apps/server/src/modules/wallet/app/db/list.repo.ts', text: 'export const list = 1;' },
  {
    file: 'apps/server/src/modules/orders/usecases/reaches-into-a-core.ts',
    text: "export { entry } from '../../wallet/core/db/entry.repo.ts';",
    breaks: 'slices-meet-in-public',
  },
  {
    file: 'apps/server/src/modules/wallet/core/db/knows-its-app.ts',
    text: "export { list } from '../../app/db/list.repo.ts';",
    breaks: 'core-knows-cores',
  },
  {
    file: 'apps/server/src/modules/agents/core/db/knows-a-slice.ts',
    text: "export { wallet } from '../../../wallet/public.ts';",
    breaks: 'core-knows-cores',
  },
  {
    file: 'apps/server/src/modules/wallet/core/domain/knows-db.ts',
    text: "export { entry } from '../db/entry.repo.ts';",
    breaks: 'domain-is-pure',
  },
  {
    file: 'apps/server/src/modules/orders/usecases/knows-hotels.ts',
    text: "export { hotels } from '../../../verticals/hotels/public.ts';",
    breaks: 'modules-do-not-know-verticals',
  },
  {
    file: 'apps/server/src/modules/wallet/domain/knows-db.ts',
    text: "export { ledger } from '../db/ledger.repo.ts';",
    breaks: 'domain-is-pure',
  },
  {
    file: 'apps/server/src/modules/wallet/usecases/knows-http.ts',
    text: "export { routes } from '../http/wallet.routes.ts';",
    breaks: 'usecases-know-no-http',
  },
  { file: 'apps/server/src/modules/accounts/app/staff/http/user.routes.ts', text: 'export const userRoutes = 1;' },
  {
    file: 'apps/server/src/modules/accounts/app/staff/usecases/knows-http.ts',
    text: "export { userRoutes } from '../http/user.routes.ts';",
    breaks: 'usecases-know-no-http',
  },
  {
    file: 'apps/storefront/src/ui/knows-cart.ts',
    text: "export { cart } from '../features/cart/cart.ts';",
    breaks: 'ui-knows-no-domain',
  },
  {
    file: 'apps/storefront/src/features/orders/knows-cart.ts',
    text: "export { cart } from '../cart/cart.ts';",
    breaks: 'features-do-not-know-one-another',
  },
  { file: 'apps/backoffice/src/verticals/hotels/rooms.ts', text: 'export const rooms = 1;' },
  {
    file: 'apps/backoffice/src/verticals/flights/knows-hotels.ts',
    text: "export { rooms } from '../hotels/rooms.ts';",
    breaks: 'verticals-do-not-know-one-another',
  },
  {
    file: 'apps/storefront/src/verticals/tour-combos/knows-tours.ts',
    text: "import { a } from '../tours/known.ts'; export const b = a;",
    breaks: 'tour-combos-know-what-tours-say',
  },
  { file: 'apps/storefront/src/verticals/tours/known.ts', text: 'export const a = 1;' },
  {
    file: 'apps/server/src/round-a.ts',
    text: "import { b } from './round-b.ts'; export const a = b;",
    breaks: 'no-circles',
  },
  { file: 'apps/server/src/round-b.ts', text: "import { a } from './round-a.ts'; export const b = a;" },
  {
    file: 'apps/server/src/type-round-a.ts',
    text: "import type { B } from './type-round-b.ts'; export type A = { b: B | null };",
    breaks: 'no-circles',
  },
  {
    file: 'apps/server/src/type-round-b.ts',
    text: "import type { A } from './type-round-a.ts'; export type B = { a: A | null };",
  },
];

/** Writes the planted project into a folder of its own; `expected` maps each rule to the files that break it. */
export function plantProject(): { dir: string; expected: Map<string, string[]>; remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), 'layers-'));
  for (const { file, text } of planted) {
    mkdirSync(join(dir, dirname(file)), { recursive: true });
    writeFileSync(join(dir, file), `${text}\n`);
  }
  const expected = new Map<string, string[]>();
  for (const { file, breaks } of planted) {
    if (breaks) expected.set(breaks, [...(expected.get(breaks) ?? []), file]);
  }
  return { dir, expected, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

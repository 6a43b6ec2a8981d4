import { addMs, DAY, HOUR } from '@app/kernel/clock';
import type { Chance } from './chance.ts';
import type { SeededCustomer } from './customers.ts';
import { type OrderPath, orderPaths } from './order-paths.ts';

export type PlannedOrder = {
  readonly id: string;
  readonly path: OrderPath;
  readonly customer: SeededCustomer;
  readonly placedAt: Date;
  /** When each step of the path happens. */
  readonly at: readonly Date[];
};

/** An account is this old before its first order. */
const SETTLED_MS = DAY;

function datesOf(path: OrderPath, chance: Chance, now: Date): { placedAt: Date; at: Date[] } {
  const gaps = path.steps.map(([, , least, most]) => chance.between(least, most) * HOUR);
  const length = gaps.reduce((sum, gap) => sum + gap, 0);
  const [least, most] = path.quiet;
  // Recent days are busier than long ago.
  const quiet = (least + (most - least) * chance.next() ** 1.6) * HOUR;
  const placedAt = addMs(now, -Math.round(length + quiet));
  let passed = 0;
  const at = gaps.map((gap) => {
    passed += gap;
    return addMs(placedAt, Math.round(passed));
  });
  return { placedAt, at };
}

/** Whose order it is: somebody who had an account by then; nobody has two unpaid ones. */
function ownerOf(
  customers: readonly SeededCustomer[],
  placedAt: Date,
  taken: ReadonlySet<string>,
  chance: Chance,
): SeededCustomer | null {
  const limit = placedAt.getTime() - SETTLED_MS;
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const customer = customers[1 + Math.floor(chance.next() ** 1.4 * (customers.length - 1))];
    if (customer && customer.createdAt.getTime() < limit && !taken.has(customer.id)) return customer;
  }
  return null;
}

/** Lays down who orders when and how it goes. The named customer has one order of every common kind, none unpaid. */
export function planOrders(
  customers: readonly SeededCustomer[],
  { chance, now }: { chance: Chance; now: Date },
): PlannedOrder[] {
  const planned: PlannedOrder[] = [];
  const unpaid = new Set<string>();
  const named = customers[0] as SeededCustomer;
  for (const path of orderPaths) {
    for (let index = 0; index < path.count; index += 1) {
      const { placedAt, at } = datesOf(path, chance, now);
      const own = path.named === true && (index === 0 || (path.name === 'closed' && index < 6));
      const mine = own && named.createdAt.getTime() < placedAt.getTime() - SETTLED_MS;
      const customer = mine
        ? named
        : ownerOf(customers, placedAt, path.steps.length === 0 ? unpaid : new Set(), chance);
      if (!customer) continue;
      if (path.steps.length === 0) unpaid.add(customer.id);
      planned.push({ id: chance.id(placedAt), path, customer, placedAt, at });
    }
  }
  return planned;
}

import { addMs, DAY, HOUR } from '@app/kernel/clock';
import type { Tx } from '../../platform/db/connect.ts';
import { agents } from '../content/money-places.ts';
import { type DemoLocale, type DemoPerson, lands, makePerson } from '../content/people.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';

export type SeededAddress = {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly tel: string;
  readonly province: string;
  readonly city: string;
  readonly county: string;
  readonly areaCode: string;
  readonly postalCode: string;
  readonly addressDetail: string;
  readonly isDefault: boolean;
};
export type SeededCustomer = {
  readonly id: string;
  readonly nickname: string;
  readonly email: string;
  readonly locale: DemoLocale;
  readonly currency: string;
  readonly createdAt: Date;
  readonly verifiedAt: Date | null;
  readonly addresses: readonly SeededAddress[];
  readonly inviteCode: string;
  readonly invitedByUser: string | null;
  /** Index of the agent. */
  readonly invitedByAgent: number | null;
};
export type SeededAgent = { readonly id: string; readonly rebateBp: number; readonly userId: string | null };

/** Customers beside the named one. */
const CUSTOMERS = 200;
/** Agents who are customers too, and get their rebates into their wallet. */
const AGENTS_WITH_WALLET = 3;
/** The agent whose wallet is the named customer's. */
const NAMED_AGENT = 4;

const INES: DemoPerson = {
  land: 'PT',
  name: 'Inês Duarte',
  nickname: 'Ines_Duarte',
  email: 'ines@avela.example',
  tel: '+351912000111',
  street: 'Rua do Alecrim 28, 2.º D',
  place: { province: 'Lisboa', city: 'Lisboa', county: '', areaCode: '', postalCode: '1200-018' },
};

function addressOf(person: DemoPerson, id: string, isDefault: boolean): SeededAddress {
  const { province, city, county, areaCode, postalCode } = person.place;
  return {
    id,
    name: person.name,
    country: person.land,
    tel: person.tel,
    province,
    city,
    county,
    areaCode,
    postalCode,
    addressDetail: person.street,
    isDefault,
  };
}

/** Makes the customers, the named one first, oldest accounts before younger ones; nothing is written yet. */
export function makeCustomers(chance: Chance, now: Date, namedEmail: string): SeededCustomer[] {
  const made: SeededCustomer[] = [];
  for (let index = 0; index <= CUSTOMERS; index += 1) {
    const person = index === 0 ? { ...INES, email: namedEmail } : makePerson(chance.next, index);
    const createdAt = addMs(
      now,
      index === 0 ? -320 * DAY : -(400 - (index / CUSTOMERS) ** 1.3 * 388) * DAY - chance.whole(0, 20) * HOUR,
    );
    const data = lands[person.land];
    const second = index === 0 || chance.maybe(0.25);
    const byAgent = chance.maybe(0.55);
    const byUser = !byAgent && made.length > 4 && chance.maybe(0.5);
    made.push({
      id: chance.id(createdAt),
      nickname: person.nickname,
      email: person.email,
      locale: index === 0 ? 'en-US' : data.locale,
      currency: index === 0 ? 'USD' : data.currency,
      createdAt,
      verifiedAt: index === 0 || chance.maybe(0.82) ? addMs(createdAt, chance.whole(1, 30) * HOUR) : null,
      addresses: [
        addressOf(person, chance.id(createdAt), true),
        ...(second
          ? [addressOf({ ...makePerson(chance.next, index), name: person.name }, chance.id(createdAt), false)]
          : []),
      ],
      inviteCode: chance.code(8),
      invitedByUser: byUser ? chance.pick(made).id : null,
      invitedByAgent: byAgent ? chance.whole(0, agents.length - 1) : null,
    });
  }
  return made;
}

/** Writes agents, customers and addresses. `spent` is what each customer's completed orders came to, in USD cents. */
export async function seedCustomers(
  tx: Tx,
  customers: readonly SeededCustomer[],
  given: { passwordHash: string; agents: readonly SeededAgent[]; spent: ReadonlyMap<string, number>; now: Date },
): Promise<void> {
  const oldest = addMs(given.now, -420 * DAY);
  await insertRows(
    tx,
    'agent',
    agents.map((agent, index) => ({
      id: given.agents[index]?.id,
      name: agent.name,
      parent_id: agent.parent === null ? null : given.agents[agent.parent]?.id,
      level: agent.level,
      rebate_bp: agent.rebateBp,
      invite_code: agent.inviteCode,
      user_id: given.agents[index]?.userId ?? null,
      created_at: oldest,
    })),
  );
  await insertRows(
    tx,
    'customer',
    customers.map((customer) => ({
      id: customer.id,
      email: customer.email,
      email_verified_at: customer.verifiedAt,
      nickname: customer.nickname,
      avatar: null,
      password_hash: given.passwordHash,
      password_changed_at: customer.createdAt,
      invite_code: customer.inviteCode,
      invited_by_user: customer.invitedByUser,
      invited_by_agent: customer.invitedByAgent === null ? null : given.agents[customer.invitedByAgent]?.id,
      currency: customer.currency,
      locale: customer.locale,
      spent_usd: given.spent.get(customer.id) ?? 0,
      version: 1,
      created_at: customer.createdAt,
    })),
  );
  await insertRows(
    tx,
    'address',
    customers.flatMap((customer) =>
      customer.addresses.map((address, index) => ({
        id: address.id,
        customer_id: customer.id,
        name: address.name,
        country: address.country,
        tel: address.tel,
        province: address.province,
        city: address.city,
        county: address.county,
        area_code: address.areaCode,
        postal_code: address.postalCode,
        address_detail: address.addressDetail,
        is_default: address.isDefault,
        created_at: addMs(customer.createdAt, index * HOUR),
      })),
    ),
  );
}

/** Whose wallet an agent has: a few have a customer's, and one by whom the named customer did not come has theirs. */
function walletOf(
  index: number,
  customers: readonly SeededCustomer[],
  owner: SeededCustomer | undefined,
): string | null {
  const [named] = customers;
  const ofNamed = named?.invitedByAgent === NAMED_AGENT ? NAMED_AGENT + 1 : NAMED_AGENT;
  if (index === ofNamed) return named?.id ?? null;
  return index > 0 && index <= AGENTS_WITH_WALLET ? (owner?.id ?? null) : null;
}

/** The agents, the first few of them with a customer's wallet. */
export const makeAgents = (chance: Chance, customers: readonly SeededCustomer[], now: Date): SeededAgent[] =>
  agents.map((agent, index) => {
    const owner = customers.find(
      (customer, place) => place > 0 && customer.invitedByAgent !== index && place % 7 === index + 1,
    );
    return {
      id: chance.id(addMs(now, -420 * DAY)),
      rebateBp: agent.rebateBp,
      userId: walletOf(index, customers, owner),
    };
  });

import type { USER_ACTIONS, UserDetail } from '@app/contract/accounts/staff/staff-schemas';
import { type Locale, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { Queryable } from '../../../../../platform/db/connect.ts';
import type { TreeActor } from '../../../../../platform/http/bind.ts';
import { interestsOf, sizeOf } from '../../../../interests/public.ts';
import { balances } from '../../../../ledger/core.ts';
import { benefitsIn, subordinateCounts } from '../../../../levels/public.ts';
import { payoutAccountsOf } from '../../../../withdrawals/public.ts';
import { addressPage } from '../../../core/db/address.repo.ts';
import { notesOf } from '../../../core/db/note.repo.ts';
import { openSessions } from '../../../core/db/session.repo.ts';
import { deviceName } from '../../domain/device-name.ts';
import { accountIds, couponFacts, inviteChain, orderFacts, type UserRecord, userRecord } from '../db/user.repo.ts';
import { levelPlaces } from '../db/user-list.repo.ts';
import { levelAt } from '../domain/level-span.ts';
import { eyesOf, shownUser, type UserReader } from './user-view.ts';

const MOST_ADDRESSES = 20;

type Action = (typeof USER_ACTIONS)[number];

/** What the asker may do with a customer as they stand. */
function actionsOn(user: UserRecord, { permissions, agentId }: TreeActor): Action[] {
  const can = (action: Action, permission: Parameters<typeof permissions.has>[0], when: boolean): Action[] =>
    when && permissions.has(permission) ? [action] : [];
  const there = user.deletedAt === null;
  const active = user.disabledAt === null;
  return [
    ...can('edit', 'people.users.edit', there && permissions.has('people.users.personal')),
    ...can('note', 'people.users.note', there),
    ...can('disable', 'people.users.disable', active),
    ...can('enable', 'people.users.disable', there && !active),
    ...can('level', 'people.users.level', there),
    ...can('reset', 'people.users.access', active),
    ...can('devices', 'people.users.access', there),
    ...can('make_agent', 'people.agents.edit', active && user.agentOf === null && agentId === null),
  ];
}

/** What the customer has, of the books the asker may read. */
async function purse(
  db: Queryable,
  id: string,
  { permissions }: TreeActor,
): Promise<Pick<UserDetail, 'money' | 'points'>> {
  const seesMoney = permissions.has('money.balances.view');
  const seesPoints = permissions.has('money.points.view');
  if (!seesMoney && !seesPoints) return { money: null, points: null };
  const has = await balances(db, id);
  const ids = permissions.has('money.ledger.view') ? await accountIds(db, id) : {};
  return {
    money: seesMoney ? { availableUsd: has.available, heldUsd: has.held, accountId: ids.available ?? null } : null,
    points: seesPoints ? { points: has.points, accountId: ids.points ?? null } : null,
  };
}

async function ordersOf(db: Queryable, id: string, { permissions }: TreeActor): Promise<UserDetail['orders']> {
  const may = { goods: permissions.has('orders.goods.view'), travel: permissions.has('travel.orders.view') };
  if (!may.goods && !may.travel) return null;
  const { latest, ...sums } = await orderFacts(db, id, may);
  return {
    ...sums,
    latest: latest.map((order) => ({ ...order, createdAt: new Date(order.createdAt).toISOString() })),
  };
}

async function couponsOf(db: Queryable, id: string, { lang }: UserReader): Promise<UserDetail['coupons']> {
  const coupons = await couponFacts(db, id);
  return coupons.map((one) => ({
    ...one,
    name: localize(one.name, lang),
    validUntil: one.validUntil.toISOString(),
  }));
}

async function devicesOf(db: Queryable, id: string, personal: boolean): Promise<UserDetail['devices']> {
  const sessions = await openSessions(db, id);
  return sessions.map((session) => {
    const { browser, system } = deviceName(session.userAgent);
    return {
      id: session.id,
      browser,
      system,
      ip: personal ? session.ip : null,
      signedInAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
    };
  });
}

/** What the level held brings, in the asker's language. */
async function levelFacts(
  db: Queryable,
  user: UserRecord,
  lang: Locale,
): Promise<Pick<UserDetail, 'grantedLevel' | 'levelImage' | 'benefits'>> {
  const levels = await levelPlaces(db);
  const held = levels.find(({ identifier }) => identifier === user.level?.identifier);
  return {
    grantedLevel: user.grantedUsd === 0 ? null : (levelAt(levels, user.grantedUsd)?.identifier ?? null),
    levelImage: held?.image ?? null,
    benefits: held ? benefitsIn(localize(held.benefits, lang)) : [],
  };
}

/** What the customer said of their own. */
async function aboutOf(db: Queryable, id: string, lang: Locale): Promise<UserDetail['about']> {
  const [size, chosen] = await Promise.all([sizeOf(db, id), interestsOf(db, id)]);
  const named = (kind: keyof typeof chosen) => chosen[kind].map((name) => localize(name, lang));
  return {
    size,
    styles: named('styles'),
    audiences: named('audiences'),
    categories: named('categories'),
    hobbies: named('hobbies'),
  };
}

/**
 * One customer with everything the asker may see; what they may not is null. Refuses record.not_found, also for one
 * outside the subtree of the asker's agent.
 */
export async function readUser(db: Queryable, by: UserReader, id: string): Promise<UserDetail> {
  const { staff } = by;
  const user = (await userRecord(db, id, staff.agentId)) ?? refuse('record.not_found');
  const { personal } = eyesOf(staff);
  const [money, orders, coupons, addresses, about, payoutAccounts, devices, chain, notes, level, came] =
    await Promise.all([
      purse(db, id, staff),
      ordersOf(db, id, staff),
      staff.permissions.has('trade.coupons.view') ? couponsOf(db, id, by) : null,
      personal ? addressPage(db, id, { page: 1, limit: MOST_ADDRESSES }) : null,
      personal ? aboutOf(db, id, by.lang) : null,
      staff.permissions.has('money.withdrawals.view') ? payoutAccountsOf(db, id) : null,
      devicesOf(db, id, personal),
      inviteChain(db, id, staff.agentId),
      notesOf(db, id),
      levelFacts(db, user, by.lang),
      subordinateCounts(db, id),
    ]);
  return {
    ...shownUser(user, by),
    avatar: user.avatar,
    realName: personal ? user.realName : null,
    phoneCountry: personal ? user.phoneCountry : null,
    gender: personal ? user.gender : null,
    birthday: personal ? user.birthday : null,
    locale: user.locale,
    currency: user.currency,
    disabledAt: user.disabledAt?.toISOString() ?? null,
    disabledBecause: user.disabledBecause ?? '',
    deletedAt: user.deletedAt?.toISOString() ?? null,
    ...level,
    validSubordinates: came.valid,
    version: user.version,
    agentOf: user.agentOf,
    ...money,
    orders,
    coupons,
    addresses: addresses?.list ?? null,
    about,
    payoutAccounts,
    devices,
    chain,
    invited: user.invited,
    notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })),
    actions: actionsOn(user, staff),
  };
}

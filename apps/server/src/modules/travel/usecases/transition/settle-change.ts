import { invariant } from '@app/kernel/assert';
import { json } from '../../../../platform/db/connect.ts';
import { dropUnits, keepDeals } from '../../../travel-deals/core.ts';
import { addItems, type ChangeRow, endChange, readChange, replaceItems } from '../../db/change.repo.ts';
import { writeGuests } from '../../db/guest.repo.ts';
import { endProviderChange } from '../../db/provider-change.repo.ts';
import type { FrozenTravel } from '../../domain/frozen-travel.ts';
import { giveBack } from '../change/give-back.ts';
import { namedThen } from '../change/named-then.ts';
import { amendIn } from '../travel-vertical.ts';
import { promisedUntil } from './promised-until.ts';
import type { Effect, Step } from './step.ts';
import { moveTravelPoints } from './travel-points.ts';

/** Others are named with the order from now on, where its change says so. */
async function nameOthers({ tx, order, vertical }: Step, change: ChangeRow): Promise<void> {
  const amend = amendIn(vertical, change.form);
  if (!change.guests && !amend?.named) return;
  const guests = await namedThen(tx, { order, amend }, change);
  await writeGuests(tx, { orderId: order.id, guests });
  await vertical.guestsChanged?.(tx, { orderId: order.id, guests });
}

/** What a part of a bundle costs alone from now on. */
const aloneThen = ({ aloneUsd }: FrozenTravel) => (aloneUsd === undefined ? {} : { alone_usd: aloneUsd });

/**
 * The order is what its change says from now on: what it is of, its price, items, policy and points. What it cost less goes
 * back, and its place confirms it anew: numbers and voucher of before are void.
 */
export const settleChange: Effect = async (step) => {
  const { platform, tx, order, input, note } = step;
  const change = await readChange(tx, input.changeId ?? '');
  invariant(change, 'a change of an order names its record');
  const { frozen, request, wanted } = change;
  const { pricing, service } = frozen;
  await replaceItems(tx, order.id, frozen.items);
  await nameOthers(step, change);
  const atDeals = frozen.items.flatMap(({ key: itemKey, deal }) =>
    deal ? [{ itemKey, dealId: deal.id, units: deal.units, offUsd: deal.offUsd }] : [],
  );
  if (await keepDeals(tx, order.id, atDeals)) dropUnits(platform, tx);
  await moveTravelPoints(tx, { ...order, points: change.pointsBack }, 'return');
  await giveBack(tx, order, { amountUsd: change.backUsd, key: `travel-change/${change.id}`, note });
  await endChange(tx, change.id, 'done');
  const to = change.providerChangeId === null ? 'lapsed' : 'replaced';
  await endProviderChange(tx, order.id, { to, by: step.by.actor, note });
  return {
    request: json(request),
    snapshot: json(frozen.snapshot),
    subject_id: frozen.subjectId,
    disrupted_at: null,
    service_from: service.from,
    service_to: service.to,
    zone: service.zone,
    starts_at: new Date(service.startsAt),
    ends_at: new Date(service.endsAt),
    policy: json(frozen.cancellation),
    guests_until: frozen.guestsUntil === null ? null : new Date(frozen.guestsUntil),
    total_usd: pricing.lines[0]?.amountUsd ?? 0,
    payable_usd: pricing.payableUsd,
    price_lines: json(pricing.lines),
    points_used: pricing.points.deducted,
    points_value_usd: pricing.points.deductedUsd,
    earn_points: Math.floor(pricing.payableUsd / 100),
    change_fee_usd: order.changeFeeUsd + change.feeUsd,
    reference_numbers: [],
    voucher_code: null,
    confirmed_at: null,
    confirm_by: await promisedUntil(step),
    ...aloneThen(frozen),
    ...(typeof wanted.wishes === 'string' && { wishes: wanted.wishes }),
  };
};

/** What was bought more is the order's from now on, with its price and policy: all else stays as it was, also what confirms it. */
export const settleAddition: Effect = async ({ tx, order, input }) => {
  const change = await readChange(tx, input.changeId ?? '');
  invariant(change, 'an addition to an order names its record');
  const { frozen, request } = change;
  const { pricing } = frozen;
  await addItems(tx, order.id, frozen.items);
  await endChange(tx, change.id, 'done');
  return {
    request: json(request),
    snapshot: json(frozen.snapshot),
    policy: json(frozen.cancellation),
    total_usd: pricing.lines[0]?.amountUsd ?? 0,
    payable_usd: pricing.payableUsd,
    price_lines: json(pricing.lines),
    earn_points: Math.floor(pricing.payableUsd / 100),
    ...aloneThen(frozen),
  };
};

import { DEFAULT_LOCALE } from '@app/contract/core/locale';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { comboBody } from '@app/contract/verticals/combos/combo-schemas';
import type { z } from 'zod';
import {
  type BundleOffer,
  type BundleVertical,
  describeSubject,
  type OfferedPart,
  SUBJECT_NAMES,
} from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { anyComboOnSale, comboById, combosInCity } from '../db/combo.repo.ts';
import { comboTerms } from '../domain/combo-key.ts';
import { comboSnapshotOf } from '../domain/combo-snapshot.ts';
import { overlapping } from '../domain/fit-together.ts';
import { withNightBefore } from '../domain/night-before.ts';
import { soldFrom } from '../domain/offered-days.ts';
import { wantedFor } from '../domain/slot-days.ts';
import { leftOf, neededSlots } from '../domain/stored-combo.ts';
import { checkDay, comboOnSale, originOf } from './combo-on-sale.ts';
import { comboStock } from './combo-stock.ts';
import { comboDeals } from './deal-combos.ts';
import { COMBOS } from './tags.ts';

type ComboRequest = z.output<z.ZodObject<typeof comboBody>>;

const asRequest = (kept: Record<string, unknown>): ComboRequest => kept as unknown as ComboRequest;

/** Refuses picks of slots that a combo does not have, and of one that was picked before, at their fields. */
function checkPicks(picks: ComboRequest['picks'], slots: readonly { readonly key: string }[]): void {
  for (const [index, { slot }] of picks.entries()) {
    const twice = picks.findIndex((one) => one.slot === slot) !== index;
    if (twice || !slots.some(({ key }) => key === slot)) refuseField(`picks.${index}.slot`, 'field.combo_slot');
  }
}

/**
 * Returns what is booked together for a combo on its days: each slot with what was picked for it. Refuses record.not_found,
 * combo.offline, combo.not_yet and combo.sold_out; combo.incomplete where a slot that is not optional has no pick; the day, the city and
 * picks that do not fit their slot at their fields.
 */
export async function composeCombo(
  platform: Platform,
  db: Queryable,
  of: { readonly request: Record<string, unknown>; readonly now: Date },
): Promise<BundleOffer> {
  const { comboId, day, picks, rooms, adults, childAges, ...request } = asRequest(of.request);
  const combo = withNightBefore(await comboOnSale(platform, db, { id: comboId, now: of.now }), request.early);
  assertThat(soldFrom(combo, of.now) === null, 'combo.not_yet');
  assertThat(leftOf(combo) !== 0, 'combo.sold_out');
  checkDay(combo, day, of.now);
  checkPicks(picks, combo.slots);
  assertThat(
    neededSlots(combo).every(({ key }) => picks.some(({ slot }) => slot === key)),
    'combo.incomplete',
  );
  const fromCityId = await originOf(db, { combo, asked: request.fromCityId, field: 'fromCityId' });
  const travelling = { day, party: { rooms, adults, childAges }, fromCityId, lang: DEFAULT_LOCALE, now: of.now };
  const parts: BundleOffer['parts'][number][] = [];
  for (const [index, { slot: key, key: choice }] of picks.entries()) {
    const slot = combo.slots.find((one) => one.key === key) ?? refuse('combo.incomplete');
    const wanted = wantedFor(combo, slot, travelling);
    const asked = await slot.provider.requestOf(db, wanted, choice);
    if (!asked) refuseField(`picks.${index}.key`, 'field.combo_choice');
    parts.push({ slot: key, kind: slot.rule.kind, request: asked, core: slot.core });
  }
  return { subjectId: combo.id, snapshot: comboSnapshotOf(combo, day), ...comboTerms(combo, day), parts };
}

/** Refuses parts that overlap one before them in the request, at their fields. */
function fitTogether(of: { readonly request: Record<string, unknown>; readonly parts: readonly OfferedPart[] }): void {
  const { picks } = asRequest(of.request);
  const [slot] = overlapping(of.parts);
  if (slot === undefined) return;
  refuseField(`picks.${picks.findIndex((pick) => pick.slot === slot)}.key`, 'field.combo_overlap');
}

/** What combos register with travel. */
export const comboBundle = (platform: Platform): BundleVertical => ({
  kind: 'combo',
  stock: comboStock(platform),
  compose: (db, of) => composeCombo(platform, db, of),
  fit: fitTogether,
  slotRule: async (db, { subjectId, slot }) => {
    const combo = await comboById(db, subjectId);
    return combo?.slots.find(({ key }) => key === slot)?.rule ?? null;
  },
  describe: describeSubject,
  namedIn: SUBJECT_NAMES,
  offered: { tag: COMBOS, any: anyComboOnSale },
  inCity: combosInCity,
  deals: comboDeals(platform),
});

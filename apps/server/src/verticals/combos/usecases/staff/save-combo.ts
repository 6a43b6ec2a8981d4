import { assertThat, refuse, refuseField, refuseFields } from '@app/contract/core/refuse';
import type { ComboInput, StaffCombo } from '@app/contract/verticals/combos/staff-schemas';
import { confirmPrices } from '../../../../modules/settings/public.ts';
import { keepCities, onSaleSwitch, slotProviderOf } from '../../../../modules/travel/public.ts';
import { termsById } from '../../../../modules/travel-home/public.ts';
import { afterCommit, inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { StaffReadContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { forgetLowest, insertCombo, setCombosOnline, takenOf, updateCombo } from '../../db/staff-combo.repo.ts';
import { cityOf, unknownFields } from '../../domain/check-named.ts';
import { COMBOS } from '../tags.ts';
import { readStaffCombo } from './read-staff-combo.ts';

const dropCombos = (platform: Platform, tx: Tx): void => afterCommit(tx, () => platform.cache.drop([COMBOS]));

/** Refuses cities, themes, and what slots name, that are none, each at its field; themes that were `kept` before may be out of use. */
async function checkRecords(
  platform: Platform,
  tx: Tx,
  { input: { cityId, slots, themes }, kept }: { readonly input: ComboInput; readonly kept: readonly string[] },
): Promise<void> {
  const cities = await keepCities(tx, [cityId, ...slots.flatMap(({ rule }) => cityOf(rule) ?? [])]);
  const named: ReadonlySet<string>[] = [];
  for (const { rule } of slots) {
    const found = await slotProviderOf(platform, rule.kind).named(tx, rule);
    named.push(new Set(found.map(({ id }) => id)));
  }
  const inForce = await termsById(tx, themes);
  const unknown = [
    ...(cities.has(cityId) ? [] : ['cityId']),
    ...themes.flatMap((one, at) => (inForce.get(one)?.kind === 'theme' || kept.includes(one) ? [] : [`themes.${at}`])),
    ...unknownFields(slots, { cities, named }),
  ];
  refuseFields(unknown, 'field.invalid');
}

/** Whether what was found of a combo's prices may be other now. */
const pricedOtherwise = (before: StaffCombo, after: StaffCombo): boolean => {
  const facts = ({ slots, offBp, adults, children, cityId, days, ...rest }: StaffCombo) =>
    JSON.stringify([
      offBp,
      adults,
      children,
      cityId,
      days,
      rest.travelFrom,
      rest.travelUntil,
      rest.blackout,
      slots.map(({ label: _label, named: _named, ...slot }) => slot),
    ]);
  return facts(before) !== facts(after);
};

/** Creates a combo. Refuses cities, and what its slots name, that are none at their fields. */
export async function createCombo(platform: Platform, by: StaffReadContext, input: ComboInput): Promise<StaffCombo> {
  return inTransaction(platform.db, async (tx) => {
    const id = newId(platform.clock);
    await checkRecords(platform, tx, { input, kept: [] });
    await confirmPrices(tx, { before: { offBp: 0 }, after: input });
    await insertCombo(tx, id, input);
    const after = (await readStaffCombo(platform, tx, { id, lang: by.lang })) ?? refuse('record.not_found');
    await logOperation(tx, by, { action: 'combo.create', record: `combo/${id}`, before: null, after });
    dropCombos(platform, tx);
    return after;
  });
}

/** Saves a combo. Refuses record.not_found, record.stale with `{current}`, a stock below what is taken at its field, and as `createCombo`. */
export async function saveCombo(
  platform: Platform,
  by: StaffReadContext,
  { id, version, input }: { readonly id: string; readonly version: number; readonly input: ComboInput },
): Promise<StaffCombo> {
  return inTransaction(platform.db, async (tx) => {
    const { lang } = by;
    const before = (await readStaffCombo(platform, tx, { id, lang, lock: true })) ?? refuse('record.not_found');
    assertThat(before.version === version, 'record.stale', { current: before });
    if (input.stock !== null && input.stock < (await takenOf(tx, id))) refuseField('stock', 'field.combo_stock_taken');
    await checkRecords(platform, tx, { input, kept: before.themes });
    await confirmPrices(tx, { before, after: input });
    await updateCombo(tx, id, input);
    const after = (await readStaffCombo(platform, tx, { id, lang })) ?? refuse('record.not_found');
    if (pricedOtherwise(before, after)) await forgetLowest(tx, id);
    await logOperation(tx, by, { action: 'combo.update', record: `combo/${id}`, before, after });
    dropCombos(platform, tx);
    return after;
  });
}

/** Puts combos on sale or takes them off; returns how many changed. */
export const setOnline = onSaleSwitch({ record: 'combo', write: setCombosOnline, drop: dropCombos });

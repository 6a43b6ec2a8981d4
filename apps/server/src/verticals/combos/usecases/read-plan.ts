import type { Locale } from '@app/contract/core/locale';
import { refuseField } from '@app/contract/core/refuse';
import type { DealMark } from '@app/contract/deals/deal-mark';
import type { planQuery } from '@app/contract/verticals/combos/combo-schemas';
import { comboLimits } from '@app/contract/verticals/combos/limits';
import type { ComboChoice, ComboPlan, ComboPlanPart } from '@app/contract/verticals/combos/views';
import type { Day } from '@app/kernel/local-day';
import type { CurrencyRule } from '@app/kernel/money';
import type { z } from 'zod';
import { currencyRule } from '../../../modules/currencies/public.ts';
import { toPrice } from '../../../modules/pricing/public.ts';
import { cityNamesOfPlaces, savedOf, shownPart, timesTaken } from '../../../modules/travel/public.ts';
import { dealMarkOf, holdingOn, type TimedDeal, wholeDiscount } from '../../../modules/travel-deals/core.ts';
import { type Db, openReadOnce } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { comboTerms } from '../domain/combo-key.ts';
import { lastDayOf } from '../domain/combo-snapshot.ts';
import { isTaken } from '../domain/fit-together.ts';
import { landsEarly, withNightBefore } from '../domain/night-before.ts';
import { planSums } from '../domain/plan-sums.ts';
import { slotDays, wantedFor } from '../domain/slot-days.ts';
import { checkDay, comboOnSale, originOf } from './combo-on-sale.ts';
import { type FilledSlot, fillSlots, takenBeside } from './fill-slots.ts';
import { nearestDay } from './nearest-day.ts';
import type { Filling, PlanAsked } from './plan-asked.ts';
import { priceChoice } from './price-choice.ts';
import { dealsOnCombo } from './running-deal.ts';

type PlanQuery = z.output<z.ZodObject<typeof planQuery>>;
type Reading = { readonly lang: Locale; readonly currency: string };
type PlanAtDeal = PlanAsked & { readonly deal: TimedDeal | null };
type Show = { readonly lang: Locale; readonly currency: CurrencyRule };

/** What is asked for, checked: refuses record.not_found, combo.offline, and days and cities that it cannot be had from at their fields. */
async function askedOf(platform: Platform, db: Db, query: PlanQuery, lang: Locale): Promise<PlanAtDeal> {
  const now = platform.clock.now();
  const combo = withNightBefore(await comboOnSale(platform, db, { id: query.id, now }), query.early);
  checkDay(combo, query.day, now);
  const fromCityId = await originOf(db, { combo, asked: query.from, field: 'from' });
  const { day, rooms, adults, childAges, picks } = query;
  const deal = holdingOn(await dealsOnCombo(platform, combo.id), day);
  return {
    combo,
    day,
    party: { rooms, adults, childAges },
    fromCityId,
    lang,
    picks,
    with: query.with,
    now,
    deal,
    dealPercent: deal?.value,
    terms: comboTerms(combo, deal && day),
  };
}

const shownFilling = ({ key, part }: Filling, show: Show) => ({ key, ...shownPart(part, show) });

function partView(
  one: FilledSlot,
  of: {
    readonly day: string;
    readonly show: Show;
    readonly cityOf: Awaited<ReturnType<typeof cityNamesOfPlaces>>;
  },
): ComboPlanPart {
  const { slot, wanted, filling, swappable, lost } = one;
  const shown = filling && shownFilling(filling, of.show);
  return {
    slot: slot.key,
    state: filling ? 'in' : wanted ? 'none' : 'left_out',
    ...slotDays(slot, of.day),
    filled: shown && { ...shown, city: of.cityOf(shown.subject) },
    swappable,
    lost,
  };
}

/** The mark of a plan whose parts are at a deal on the whole. */
function dealMarkOfSums(
  sums: ReturnType<typeof planSums>,
  { deal, day }: PlanAtDeal,
  currency: CurrencyRule,
): DealMark {
  const { usualUsd, usd } = sums;
  const off = wholeDiscount({ usualUsd, nowUsd: usd, day }, deal);
  return dealMarkOf(off, { wasUsd: usualUsd, nowUsd: usd, price: (one) => toPrice(one, currency) });
}

const pricedParts = (filled: readonly FilledSlot[]) => filled.flatMap(({ filling }) => (filling ? [filling.part] : []));

/** A combo on its days, each slot filled, as it is now. Refuses as `askedOf`. */
export async function readPlan(platform: Platform, query: PlanQuery, reading: Reading): Promise<ComboPlan> {
  const db = openReadOnce(platform.reads);
  const asked = await askedOf(platform, db, query, reading.lang);
  const [filled, currency, cityOf] = await Promise.all([
    fillSlots(platform, db, asked),
    currencyRule(platform, reading.currency),
    cityNamesOfPlaces(platform, reading.lang),
  ]);
  const show = { lang: reading.lang, currency };
  const complete = filled.every(({ wanted, filling }) => !wanted || filling !== null);
  const parts = pricedParts(filled);
  const sums = planSums(parts);
  const [together, alone] = [toPrice(sums.usd, currency), toPrice(sums.aloneUsd, currency)];
  const flown = parts
    .filter(({ vertical }) => vertical.kind === 'flight')
    .flatMap((part) => timesTaken(part.vertical, part.offer));
  return {
    comboId: asked.combo.id,
    day: asked.day,
    lastDay: lastDayOf(asked.combo, asked.day),
    fromCityId: asked.fromCityId,
    parts: filled.map((one) => partView(one, { day: asked.day, show, cityOf })),
    complete,
    price: complete ? together : null,
    alone: complete ? alone : null,
    saved: complete ? savedOf(alone, together) : null,
    deal: complete ? dealMarkOfSums(sums, asked, currency) : null,
    early: query.early,
    landsEarly: landsEarly(asked.combo, flown),
    documents: parts.some(({ vertical }) => vertical.documents === true),
  };
}

/** Choices of a slot that can be had and overlap nothing of the rest, priced; what fills it now is among them. */
async function fillingsFor(
  platform: Platform,
  db: Db,
  of: { readonly asked: PlanAsked; readonly filled: readonly FilledSlot[]; readonly at: FilledSlot },
): Promise<Filling[]> {
  const { asked, at } = of;
  const { slot } = at;
  const taken = takenBeside(of.filled, slot.key);
  const wanted = wantedFor(asked.combo, slot, asked);
  const choices = await slot.provider.choices(db, wanted, comboLimits.choices);
  const found: Filling[] = at.filling ? [at.filling] : [];
  for (const { key, request } of choices) {
    if (key === at.filling?.key) continue;
    const part = await priceChoice(platform, db, { slot, request, terms: asked.terms });
    if (typeof part !== 'string' && !isTaken(timesTaken(part.vertical, part.offer), taken)) found.push({ key, part });
  }
  return found.toSorted((a, b) => a.part.usd - b.part.usd);
}

/** What could fill one slot of a combo on its days. Refuses as `readPlan`, and a slot that it does not have at its field. */
export async function readChoices(
  platform: Platform,
  query: PlanQuery & { readonly slot: string },
  reading: Reading,
): Promise<{ list: ComboChoice[]; nearestDay: Day | null }> {
  const db = openReadOnce(platform.reads);
  const asked = await askedOf(platform, db, query, reading.lang);
  if (!asked.combo.slots.some(({ key }) => key === query.slot)) refuseField('slot', 'field.combo_slot');
  const wanted = { ...asked, with: [...asked.with, query.slot] };
  const [filled, currency] = await Promise.all([
    fillSlots(platform, db, wanted),
    currencyRule(platform, reading.currency),
  ]);
  const at = filled.find(({ slot }) => slot.key === query.slot) ?? refuseField('slot', 'field.combo_slot');
  const rest = planSums(pricedParts(filled.filter((one) => one !== at))).usd;
  const list = await fillingsFor(platform, db, { asked, filled, at });
  const inPlan =
    !at.slot.optional || asked.with.includes(query.slot) || asked.picks.some(({ slot }) => slot === query.slot);
  return {
    nearestDay: list.length === 0 ? await nearestDay(db, asked, at.slot) : null,
    list: list.map((filling) => ({
      ...shownFilling(filling, { lang: reading.lang, currency }),
      current: inPlan && filling.key === at.filling?.key,
      total: toPrice(rest + filling.part.usd, currency),
    })),
  };
}

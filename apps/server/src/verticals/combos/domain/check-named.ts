import type { SlotRule } from '@app/contract/travel/slot-rules';

/** What a rule names one by one, and the field that holds it; null where it names only a city. */
export function namedIn(rule: SlotRule): { readonly field: string; readonly ids: readonly string[] } | null {
  switch (rule.kind) {
    case 'flight':
      return null;
    case 'hotel':
      return { field: 'hotelIds', ids: rule.hotelIds };
    case 'tour':
      return { field: 'tourIds', ids: rule.tourIds };
    case 'dining':
      return { field: 'restaurantIds', ids: rule.restaurantIds };
    case 'diningcombo':
      return { field: 'setIds', ids: rule.setIds };
  }
}

/** The city of a rule; null where it names none. */
export const cityOf = (rule: SlotRule): string | null => ('cityId' in rule ? rule.cityId : null);

/** Fields of a form of slots whose city or named things do not exist; `named` are ids that exist by the place of their slot. */
export const unknownFields = (
  slots: readonly { readonly rule: SlotRule }[],
  known: { readonly cities: ReadonlySet<string>; readonly named: readonly ReadonlySet<string>[] },
): string[] =>
  slots.flatMap(({ rule }, index) => {
    const city = cityOf(rule);
    const names = namedIn(rule);
    const missing = (names?.ids ?? []).flatMap((id, at) =>
      known.named[index]?.has(id) ? [] : [`slots.${index}.rule.${names?.field}.${at}`],
    );
    return [...(city === null || known.cities.has(city) ? [] : [`slots.${index}.rule.cityId`]), ...missing];
  });

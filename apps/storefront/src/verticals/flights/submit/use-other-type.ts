import { textOf, useT } from '@app/client/i18n';
import { fullName } from '@app/contract/travel/person-names';
import type { Passenger } from '@app/contract/travel/person-schemas';
import { type FlightParty, partyFlaw, seatsOf } from '@app/contract/verticals/flights/party';
import { useSetScreenParams } from '../../../shell/navigation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { toast } from '../../../ui/toast-store.ts';
import { withOtherType } from '../../../widgets/travel/travellers/other-type.ts';
import { ageOn, ageTypeOn, passengerField } from '../../../widgets/travel/travellers/traveller-rules.ts';
import { bagsText, movedBags } from '../bags/bag-choice.ts';
import { useFlightWords } from '../flight-words.ts';
import { partyParams } from '../trip-search.ts';
import { itemOf, rulesOf, type useBookFlight } from '../use-book-flight.ts';
import { partyAfter } from './party-after.ts';

/**
 * Returns what is done with a traveller who has another type on the day of the last flight than the place they were chosen
 * for: asked once, the trip is priced for them as they are, and everybody else stays where they are.
 */
export function useOtherType({ booking, bags, seats, party, cabin }: ReturnType<typeof useBookFlight>) {
  const t = useT();
  const words = useFlightWords();
  const setParams = useSetScreenParams();
  const { form, on } = booking;
  return async (index: number, passenger: Passenger): Promise<void> => {
    if (!on.quote || !passenger.birthDate) return;
    const { types, agesOn } = rulesOf(itemOf(on.quote));
    const type = ageTypeOn(passenger.birthDate, agesOn);
    const next: FlightParty = partyAfter(party, { index, type, age: ageOn(passenger.birthDate, agesOn) });
    const flaw = partyFlaw(next);
    if (flaw || next.adults === 0) {
      toast(textOf(flaw ? (flaw.message as `field.${string}`) : 'flights.no_adult'), 'warning');
      return;
    }
    const name = fullName(passenger);
    const isMeant = await confirm({
      title: t(`flights.other_type.${type}`, { name }),
      text: t('flights.other_type_text', { party: words.party(next) }),
      confirmLabel: t('flights.other_type_use'),
      cancelLabel: t('flights.other_type_leave'),
    });
    if (!isMeant) return;
    const chosen = { ...form.getValues(), [passengerField(index)]: passenger.id };
    const { values, places } = withOtherType(chosen, { types, index, type });
    for (const [field, value] of Object.entries(values)) form.setValue(field, value, { shouldDirty: true });
    // Bags go with those who take them.
    const moved = movedBags(bags.chosen, places, seatsOf(next));
    bags.choose(moved);
    // Who sits beside whom, and who may sit where, is another question then.
    seats.choose([]);
    form.clearErrors();
    setParams({ ...partyParams(next, cabin), bags: moved.length > 0 ? bagsText(moved) : null, quote: null });
  };
}

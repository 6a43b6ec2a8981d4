import { textOf, useT } from '@app/client/i18n';
import { fullName } from '@app/contract/travel/person-names';
import type { Passenger } from '@app/contract/travel/person-schemas';
import { comboLimits } from '@app/contract/verticals/combos/limits';
import { comboPartyFlaw } from '@app/contract/verticals/combos/party';
import { useSetScreenParams } from '../../../shell/navigation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { toast } from '../../../ui/toast-store.ts';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { withOtherType } from '../../../widgets/travel/travellers/other-type.ts';
import {
  ageOn,
  ageTypeOn,
  passengerField,
  type TravellerRules,
} from '../../../widgets/travel/travellers/traveller-rules.ts';
import { partyParams } from '../combo-address.ts';
import { otherAge, partyWithAge } from './combo-people.ts';
import type { TripBooking } from './use-book-trip.ts';

/**
 * Returns what is done with a traveller whose age on the last day differs from the one entered for their place: asked once, the combo is priced
 * for them as they are, and everybody else stays where they are.
 */
export function useOtherAge({ form, party }: TripBooking, rules: TravellerRules | null) {
  const t = useT();
  const words = usePartyText();
  const setParams = useSetScreenParams();
  const priceFor = async (index: number, passenger: Passenger): Promise<void> => {
    if (!rules || !passenger.birthDate) return;
    const age = ageOn(passenger.birthDate, rules.agesOn);
    if (age < comboLimits.childFrom) return toast(t('field.combo_child_age'), 'warning');
    const next = partyWithAge(party, index, age, comboLimits.childTo + 1);
    const flaw = comboPartyFlaw(next);
    if (flaw || next.adults < 1) {
      return toast(
        next.adults < next.rooms ? t('combos.no_adult') : textOf(flaw?.message as 'field.combo_travellers'),
        'warning',
      );
    }
    const isMeant = await confirm({
      title: t('combos.other_age', { name: fullName(passenger), count: age }),
      text: t('combos.other_age_text', { people: words.guests(next) }),
      confirmLabel: t('combos.other_age_use'),
      cancelLabel: t('combos.other_age_leave'),
    });
    if (!isMeant) return;
    const type = ageTypeOn(passenger.birthDate, rules.agesOn);
    const chosen = { ...form.getValues(), [passengerField(index)]: passenger.id };
    const moved =
      type === rules.types[index] ? chosen : withOtherType(chosen, { types: rules.types, index, type }).values;
    for (const [field, value] of Object.entries(moved)) form.setValue(field, value, { shouldDirty: true });
    form.clearErrors();
    setParams({ ...partyParams(next), quote: null });
  };
  return {
    onOtherType: (index: number, passenger: Passenger) => void priceFor(index, passenger),
    onChosen: (index: number, passenger: Passenger) => {
      if (rules && otherAge(passenger, { party, index, agesOn: rules.agesOn }) !== null)
        void priceFor(index, passenger);
    },
  };
}

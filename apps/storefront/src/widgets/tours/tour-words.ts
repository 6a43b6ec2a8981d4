import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { tagOf } from '@app/contract/core/locale';
import type { GuideLanguage, TourUnitKey } from '@app/contract/verticals/tours/facts';
import { type TourParty, tourTravellers } from '@app/contract/verticals/tours/party';
import type { TourItem } from '@app/contract/verticals/tours/views';
import { useNumberText } from '../number-text.ts';
import { useDateText } from '../travel/dates/date-text.ts';
import { useToday } from '../travel/dates/use-today.ts';
import { ageText, childrenTexts } from '../travel/search/party-text.ts';
import { monthOf, type When } from './tour-trip.ts';
import type { TourPerson } from './use-book-tour.ts';

type Length = { readonly days: number; readonly hours: number | null };

/** Writes what tours have to tell, in the language in use. */
export function useTourWords() {
  const t = useT();
  const locale = usePreferences((state) => state.locale);
  const number = useNumberText();
  const date = useDateText();
  const today = useToday();
  const names = new Intl.DisplayNames(tagOf(locale), { type: 'language' });
  const list = (texts: readonly string[]): string => texts.join(t('travel.comma'));
  const language = (code: GuideLanguage): string => {
    const name = names.of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(tagOf(locale)) + name.slice(1);
  };
  return {
    length: ({ days, hours }: Length): string =>
      days === 1 && hours !== null
        ? t('tours.hours', { count: hours, shown: number(hours) })
        : t('tours.days', { count: days }),
    language,
    languages: (codes: readonly GuideLanguage[]): string => list(codes.map(language)),
    /** 2 adults, 1 senior, 1 child. */
    party: ({ adults, seniors, childAges }: TourParty): string =>
      [
        adults > 0 ? t('travel.adults', { count: adults }) : null,
        seniors > 0 ? t('tours.seniors', { count: seniors }) : null,
        ...childrenTexts(t, childAges),
      ]
        .filter(Boolean)
        .join(t('travel.comma')),
    people: (party: TourParty): string => t('tours.people', { count: tourTravellers(party) }),
    units: (units: readonly { readonly key: TourUnitKey; readonly count: number }[]): string =>
      units
        .map(({ key, count }) => t('tours.times', { name: t(`tours.unit.${key}`), count }))
        .join(t('travel.list_comma')),
    /** What was chosen with it: lunch × 2, snorkel; empty where nothing was. */
    extras: ({ extras }: Pick<TourItem, 'extras'>): string =>
      list(extras.map(({ name, count }) => t('tours.times', { name, count }))),
    ages: ({ ageFrom, ageTo }: { readonly ageFrom: number; readonly ageTo: number }): string =>
      ageTo >= 100 ? t('tours.age_from', { age: ageFrom }) : t('tours.age_between', { from: ageFrom, to: ageTo }),
    /** Any time, a month, or days. */
    when: (when: When): string => {
      if (!when) return t('tours.any_time');
      if (monthOf(when, today)) return date.month(when.from);
      return when.from === when.to ? date.day(when.from) : date.range(when.from, when.to);
    },
    list,
  };
}

/** Writes who a person of a booking is: adult 1, child 2, 9 years. */
export function usePersonTitle(): (people: readonly TourPerson[], index: number) => string {
  const t = useT();
  return (people, index) => {
    const person = people[index];
    if (!person) return t('tours.traveller', { index: index + 1 });
    if (person.type === 'lead') return t('tours.lead');
    const alike = people.slice(0, index + 1).filter(({ type }) => type === person.type).length;
    const name = t(`tours.person.${person.type}`, { index: alike });
    return person.age === null ? name : [name, ageText(t, person.age)].join(t('travel.comma'));
  };
}

import { DIFFICULTIES, GUIDE_LANGUAGES } from '@app/contract/verticals/tours/facts';
import { staffTourEndpoints as calls } from '@app/contract/verticals/tours/staff-endpoints';
import { currentLocale } from '../../text/locale';
import { choicesFrom } from '../../ui/choices';

export const tourChoices = choicesFrom(calls.tourChoices, (list: readonly { id: string; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name })),
);

/** A guide's language by its name in the reader's. */
export const languageName = (language: string): string =>
  new Intl.DisplayNames([currentLocale()], { type: 'language' }).of(language) ?? language;

export const guideLanguages = () => GUIDE_LANGUAGES.map((value) => ({ value, label: languageName(value) }));

/** The effort of a tour, 1 to 5. */
export const difficultyChoices = {
  known: DIFFICULTIES.map((one) => ({ value: String(one), label: `tours.staff.difficulty_${one}` as const })),
};

/** Whose names a booking needs. */
export const namesChoices = {
  known: (['lead', 'all'] as const).map((value) => ({ value, label: `tours.staff.names_${value}` as const })),
};

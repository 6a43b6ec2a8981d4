import { GUIDE_LANGUAGES } from '@app/contract/verticals/tours/facts';
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

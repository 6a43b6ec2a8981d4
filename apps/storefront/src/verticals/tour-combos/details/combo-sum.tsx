import { useT } from '@app/client/i18n';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { BundleSum } from '../../../widgets/travel/bundle/bundle-sum.tsx';
import type { ComboChoice } from './use-combo-choice.ts';

/** Each tour alone and in the combo, one total, and what is saved. */
export function ComboSum({ choice }: { readonly choice: ComboChoice }) {
  const t = useT();
  const words = useTourWords();
  const { together, alone, saved } = choice;
  if (!choice.complete || !together || !alone) return null;
  return (
    <BundleSum
      parts={choice.parts.flatMap(({ part, wanted, price }) =>
        wanted && price ? [{ key: part.tourId, name: part.name, ...price }] : [],
      )}
      alone={alone}
      together={together}
      saved={saved}
      words={{
        alone: t('tours.combo.one_by_one'),
        together: t('tours.combo.together_for', { people: words.people(choice.party) }),
        saved: t('tours.combo.you_save'),
      }}
    />
  );
}

import { useT } from '@app/client/i18n';
import { useNumberText } from '../../widgets/number-text.ts';

const KM = 1_000;

/** Gives how far a hotel lies from the centre, in words: metres below a kilometre, else one decimal. */
export function useDistanceText(): (metres: number) => string {
  const t = useT();
  const number = useNumberText();
  return (metres) =>
    metres < KM
      ? t('hotels.metres_from_centre', { distance: number(Math.round(metres / 10) * 10) })
      : t('hotels.km_from_centre', { distance: number(Math.round(metres / 100) / 10) });
}

import { textOf, useT } from '@app/client/i18n';
import type { TourComboDetail } from '@app/contract/verticals/tour-combos/views';
import { useScreenParams } from '../../../shell/navigation.ts';
import { Note, NoteAction } from '../../../ui/card.tsx';
import styles from '../../../widgets/tours/tour-subject.module.css';

/** Texts of what a part may be lost for; anything else is said in general words. */
const reasons = [
  'error.tour.unavailable',
  'error.tour.closed',
  'error.tour.cancelled',
  'error.tour.offline',
  'field.tour_combo_pick',
  'field.tour_combo_window',
  'field.tour_combo_overlap',
  'field.tour_age',
  'field.tour_needs_adult',
  'field.tour_party',
] as const;

/** Which tour of the combo could not be had as it was chosen, and why; the way to another departure. */
export function LostNote(props: { readonly combo: TourComboDetail; readonly onChoose: (tourId: string) => void }) {
  const t = useT();
  const { lost, why = '', left } = useScreenParams<'lost' | 'why' | 'left'>();
  const part = props.combo.parts.find(({ tourId }) => tourId === lost);
  if (!part) return null;
  // Reasons come as keys of errors, without the word that their texts begin with.
  const key = reasons.find((one) => one.replace(/^error\./, '') === why) ?? 'error.travel.part_unavailable';
  return (
    <div className={styles.note}>
      <Note
        tone="bad"
        action={<NoteAction onPress={() => props.onChoose(part.tourId)}>{t('tours.choose_date')}</NoteAction>}
      >
        <b className="semi">{part.name}</b>
        <p>{textOf(key, { left: Number(left ?? 0) })}</p>
      </Note>
    </div>
  );
}

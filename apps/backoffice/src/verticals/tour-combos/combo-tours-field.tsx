import { tourComboLimits } from '@app/contract/verticals/tour-combos/limits';
import { staffTourEndpoints } from '@app/contract/verticals/tours/staff-endpoints';
import { Checkbox, Select } from 'antd';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import type { OwnFieldProps } from '../../ui/form/define-form';
import { nameOf, useTyped } from '../../ui/form/inputs/use-typed';
import { useLineName } from '../../ui/form/lines/line-parts';
import { RowsField } from '../../ui/form/lines/rows-field';
import type { CellContext } from '../../ui/list/define-list';
import styles from './combo.module.css';
import { choicesOfLine } from './tour-choices';

/** A tour of a combo as the form holds it; without an id none is chosen yet. */
export type ComboTour = { tourId: string; optional: boolean; name: string; online: boolean };

export const newComboTour: ComboTour = { tourId: '', optional: false, name: '', online: true };

/** Tours in their order as two versions of a combo are compared, optional ones marked. */
export const toursText = (tours: readonly ComboTour[], { t }: Pick<CellContext, 't'>): string =>
  tours.map(({ name, optional }) => (optional ? t('tour_combos.optional_of', { name }) : name || '–')).join('\n');

type TourPickProps = {
  line: number;
  tour: ComboTour;
  /** Ids of the tours on other lines. */
  others: readonly string[];
  onChange: (tour: Pick<ComboTour, 'tourId' | 'name' | 'online'>) => void;
};

/** The tour of one line, found by a part of its name. */
function TourPick({ line, tour, others, onChange }: TourPickProps) {
  const t = useText();
  const lineName = useLineName();
  const { word: keyword, search, meant } = useTyped();
  const found = useAnswer(staffTourEndpoints.tourChoices, { query: keyword ? { keyword } : {} }, { keepMs: 60_000 });
  const choices = meant(choicesOfLine(found.data ?? [], tour, others, keyword), found.isFetching, nameOf);
  return (
    <Select<string | null>
      aria-label={lineName(t('tour_combos.tour'), line)}
      value={tour.tourId || null}
      loading={found.isFetching}
      placeholder={t('tour_combos.find_tour')}
      notFoundContent={t('tour_combos.no_tour')}
      showSearch={{ filterOption: false, onSearch: search }}
      options={choices.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => {
        search('');
        const chosen = choices.find((one) => one.id === id);
        if (chosen) onChange({ tourId: chosen.id, name: chosen.name, online: chosen.online });
      }}
    />
  );
}

/** The tours of a combo in the order customers see them: which they are, and which may be left out. */
export function ComboToursField({ value = [], onChange, errors }: OwnFieldProps<ComboTour[]>) {
  const t = useText();
  const lineName = useLineName();
  return (
    <RowsField<ComboTour>
      rows={value}
      max={tourComboLimits.tours}
      blank={newComboTour}
      add="tour_combos.add_tour"
      ordered
      errors={errors}
      onChange={(rows) => onChange?.(rows)}
      render={(row, set, line) => (
        <div className={styles.tour}>
          <TourPick
            line={line}
            tour={row}
            others={value.filter((_, at) => at !== line - 1).map(({ tourId }) => tourId)}
            onChange={set}
          />
          <Checkbox
            aria-label={lineName(t('tour_combos.optional'), line)}
            checked={row.optional}
            onChange={({ target }) => set({ optional: target.checked })}
          >
            {t('tour_combos.optional')}
          </Checkbox>
          {!row.online && <small>{t('tour_combos.tour_offline')}</small>}
        </div>
      )}
    />
  );
}

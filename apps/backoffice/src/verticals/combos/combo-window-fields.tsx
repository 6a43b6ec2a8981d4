import { comboLimits } from '@app/contract/verticals/combos/limits';
import { staffComboEndpoints as calls } from '@app/contract/verticals/combos/staff-endpoints';
import type { ComboInput } from '@app/contract/verticals/combos/staff-schemas';
import { useAnswer } from '../../api/use-answer';
import { TermsSelect } from '../../features/travel/terms-select';
import { useText } from '../../text/use-text';
import type { OwnFieldProps } from '../../ui/form/define-form';
import { DayInput } from '../../ui/form/inputs/day-input';
import { LinePart, LineParts, useLineName } from '../../ui/form/lines/line-parts';
import { RowsField } from '../../ui/form/lines/rows-field';

type Stretch = ComboInput['blackout'][number];

/** What a combo is about: themes of the dictionary. */
export function ThemesField({ id, value = [], onChange }: OwnFieldProps<string[]> & { id?: string }) {
  const t = useText();
  const { data } = useAnswer(calls.comboThemes, {});
  return <TermsSelect id={id} value={value} terms={data} off={t('combos.staff.theme_off')} onChange={onChange} />;
}

/** Stretches of days on which a combo is not offered; the last day follows the first until it is chosen. */
export function BlackoutField({ value = [], onChange, errors }: OwnFieldProps<Stretch[]>) {
  const t = useText();
  const lineName = useLineName();
  return (
    <RowsField<Stretch>
      rows={value}
      max={comboLimits.blackout}
      blank={{ from: '', to: '' }}
      add="combos.staff.add_blackout"
      errors={errors}
      onChange={(rows) => onChange?.(rows)}
      render={(row, set, number) => (
        <LineParts>
          <LinePart label={t('combos.staff.blackout_from')}>
            <DayInput
              aria-label={lineName(t('combos.staff.blackout_from'), number)}
              value={row.from || null}
              onChange={(from) => set({ from: from ?? '', ...(row.to ? {} : { to: from ?? '' }) })}
            />
          </LinePart>
          <LinePart label={t('combos.staff.blackout_to')}>
            <DayInput
              aria-label={lineName(t('combos.staff.blackout_to'), number)}
              value={row.to || null}
              onChange={(to) => set({ to: to ?? '' })}
            />
          </LinePart>
        </LineParts>
      )}
    />
  );
}

import { GUIDE_LANGUAGES } from '@app/contract/verticals/tours/facts';
import { tourLimits } from '@app/contract/verticals/tours/limits';
import { staffTourEndpoints as calls } from '@app/contract/verticals/tours/staff-endpoints';
import type { DepartureRule } from '@app/contract/verticals/tours/staff-input';
import { addDays } from '@app/kernel/local-day';
import { Checkbox } from 'antd';
import { request } from '../../../api/request';
import { useText } from '../../../text/use-text';
import { defineForm, type OwnFieldProps } from '../../../ui/form/define-form';
import { WeekdaysField } from '../../../ui/form/inputs/weekdays-field';
import { FormDialog } from '../../../ui/form/records/form-dialog';
import { guideLanguages, tourChoices } from '../tour-words';

type Draft = DepartureRule & { tourId: string };

function LanguagesField({ value = [], onChange }: OwnFieldProps<DepartureRule['languages']>) {
  return (
    <Checkbox.Group
      value={value}
      options={guideLanguages()}
      onChange={(chosen) => onChange?.(GUIDE_LANGUAGES.filter((language) => chosen.includes(language)))}
    />
  );
}

const fields = defineForm<Draft>()([
  { name: 'tourId', kind: 'select', label: 'tours.staff.tour', choices: tourChoices, required: true },
  { name: 'from', kind: 'day', label: 'tours.staff.from_day', required: true, half: true },
  { name: 'to', kind: 'day', label: 'tours.staff.to_day', required: true, half: true },
  { name: 'weekdays', kind: 'own', render: WeekdaysField, label: 'tours.staff.weekdays' },
  {
    name: 'starts',
    kind: 'texts',
    label: 'tours.staff.starts',
    max: tourLimits.ruleStarts,
    add: 'tours.staff.add_start',
  },
  { name: 'languages', kind: 'own', render: LanguagesField, label: 'tours.staff.languages' },
  { name: 'capacity', kind: 'integer', label: 'tours.staff.capacity', required: true, half: true },
  {
    name: 'minPeople',
    kind: 'integer',
    label: 'tours.staff.min_people',
    help: 'tours.staff.min_help',
    required: true,
    half: true,
  },
  { name: 'pricePercent', kind: 'integer', label: 'tours.staff.percent', required: true, half: true },
]);

/** Adds departures of a tour by one rule, from a day on. */
export function RuleDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const t = useText();
  return (
    <FormDialog<Draft, unknown>
      title={t('tours.staff.add_departures')}
      fields={fields}
      initial={{
        from: day,
        to: addDays(day, 30),
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        starts: ['09:00'],
        languages: ['en'],
        capacity: 12,
        minPeople: 0,
        pricePercent: 100,
      }}
      submit="tours.staff.add_departures"
      done="tours.staff.added"
      send={(body) => request(calls.addTourDepartures, { body })}
      onClose={onClose}
    />
  );
}

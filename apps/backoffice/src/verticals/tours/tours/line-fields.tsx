import { EXTRA_PER, TOUR_UNITS } from '@app/contract/verticals/tours/facts';
import { tourLimits } from '@app/contract/verticals/tours/limits';
import type { TourInput } from '@app/contract/verticals/tours/staff-input';
import { Checkbox, Select } from 'antd';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import {
  DegreesPart,
  LineBlock,
  LinePart,
  LineParts,
  MoneyPart,
  NumberPart,
  TextPart,
  useLineName,
} from '../../../ui/form/lines/line-parts';
import { RowsField } from '../../../ui/form/lines/rows-field';

type Unit = TourInput['units'][number];
type Step = TourInput['cancelSteps'][number];
type Pickup = TourInput['pickups'][number];
type Extra = TourInput['extras'][number];

/** What each age pays, whether it takes a place, and whether it needs an adult. */
export function UnitsField({ value = [], onChange, errors }: OwnFieldProps<Unit[]>) {
  const t = useText();
  const lineName = useLineName();
  const unused = TOUR_UNITS.find((key) => value.every((unit) => unit.key !== key)) ?? 'adult';
  return (
    <RowsField<Unit>
      rows={value}
      max={tourLimits.units}
      blank={{ key: unused, ageFrom: 0, ageTo: 2, usd: Number.NaN, takesSeat: true, needsAdult: unused !== 'adult' }}
      add="tours.staff.add_unit"
      errors={errors}
      onChange={(rows) => onChange?.(rows)}
      render={(row, set, number) => (
        <LineBlock>
          <LineParts>
            <LinePart label={t('tours.staff.unit')}>
              <Select
                aria-label={lineName(t('tours.staff.unit'), number)}
                value={row.key}
                options={TOUR_UNITS.map((key) => ({ value: key, label: t(`tours.unit.${key}`) }))}
                onChange={(key) => set({ key })}
              />
            </LinePart>
            <NumberPart
              label={t('tours.staff.age_from')}
              number={number}
              value={row.ageFrom}
              onChange={(ageFrom) => set({ ageFrom })}
            />
            <NumberPart
              label={t('tours.staff.age_to')}
              number={number}
              value={row.ageTo}
              onChange={(ageTo) => set({ ageTo })}
            />
            <MoneyPart
              label={t('tours.staff.unit_price')}
              number={number}
              value={row.usd}
              onChange={(usd) => set({ usd })}
            />
          </LineParts>
          <div>
            <Checkbox checked={row.takesSeat} onChange={({ target }) => set({ takesSeat: target.checked })}>
              {t('tours.staff.takes_seat')}
            </Checkbox>
            <Checkbox checked={row.needsAdult} onChange={({ target }) => set({ needsAdult: target.checked })}>
              {t('tours.staff.needs_adult')}
            </Checkbox>
          </div>
        </LineBlock>
      )}
    />
  );
}

/** What cancelling costs, from how many days before the first one on; free before the first step. */
export function CancelStepsField({ value = [], onChange, errors }: OwnFieldProps<Step[]>) {
  const t = useText();
  return (
    <RowsField<Step>
      rows={value}
      max={tourLimits.steps}
      blank={{ daysBefore: 0, percent: 100 }}
      add="tours.staff.add_step"
      errors={errors}
      onChange={(rows) => onChange?.(rows)}
      render={(row, set, number) => (
        <LineParts>
          <NumberPart
            label={t('tours.staff.days_before')}
            number={number}
            value={row.daysBefore}
            onChange={(daysBefore) => set({ daysBefore })}
          />
          <NumberPart
            label={t('tours.staff.percent_kept')}
            number={number}
            value={row.percent}
            onChange={(percent) => set({ percent })}
          />
        </LineParts>
      )}
    />
  );
}

/** Where people are picked up, how long before the start, and for how much. */
export function PickupsField({ value = [], onChange, errors }: OwnFieldProps<Pickup[]>) {
  const t = useText();
  const blank = () => ({
    id: crypto.randomUUID(),
    name: { 'en-US': '' },
    latitude: Number.NaN,
    longitude: Number.NaN,
    minutesBefore: 30,
    usd: 0,
  });
  return (
    <RowsField<Pickup>
      rows={value}
      max={tourLimits.pickups}
      blank={blank()}
      add="tours.staff.add_pickup"
      errors={errors}
      onChange={(rows) => onChange?.(rows)}
      render={(row, set, number) => (
        <LineBlock>
          <TextPart
            label={t('tours.staff.name')}
            number={number}
            max={tourLimits.name}
            value={row.name}
            onChange={(name) => set({ name })}
          />
          <LineParts>
            <DegreesPart
              label={t('tours.staff.latitude')}
              number={number}
              value={row.latitude}
              onChange={(latitude) => set({ latitude })}
            />
            <DegreesPart
              label={t('tours.staff.longitude')}
              number={number}
              value={row.longitude}
              onChange={(longitude) => set({ longitude })}
            />
            <NumberPart
              label={t('tours.staff.minutes_before')}
              number={number}
              value={row.minutesBefore}
              onChange={(minutesBefore) => set({ minutesBefore })}
            />
            <MoneyPart
              label={t('tours.staff.price_a_person')}
              number={number}
              value={row.usd}
              onChange={(usd) => set({ usd })}
            />
          </LineParts>
        </LineBlock>
      )}
    />
  );
}

/** What may be added to a booking, by person or once. */
export function ExtrasField({ value = [], onChange, errors }: OwnFieldProps<Extra[]>) {
  const t = useText();
  const lineName = useLineName();
  const blank = (): Extra => ({
    id: crypto.randomUUID(),
    name: { 'en-US': '' },
    usd: Number.NaN,
    per: 'person',
    max: 1,
  });
  return (
    <RowsField<Extra>
      rows={value}
      max={tourLimits.extras}
      blank={blank()}
      add="tours.staff.add_extra"
      errors={errors}
      onChange={(rows) => onChange?.(rows)}
      render={(row, set, number) => (
        <LineBlock>
          <TextPart
            label={t('tours.staff.name')}
            number={number}
            max={tourLimits.name}
            value={row.name}
            onChange={(name) => set({ name })}
          />
          <LineParts>
            <MoneyPart
              label={t('tours.staff.unit_price')}
              number={number}
              value={row.usd}
              onChange={(usd) => set({ usd })}
            />
            <LinePart label={t('tours.staff.per')}>
              <Select
                aria-label={lineName(t('tours.staff.per'), number)}
                value={row.per}
                options={EXTRA_PER.map((per) => ({ value: per, label: t(`tours.staff.per_${per}`) }))}
                onChange={(per) => set({ per })}
              />
            </LinePart>
            <NumberPart
              label={t('tours.staff.at_most')}
              number={number}
              value={row.max}
              onChange={(max) => set({ max })}
            />
          </LineParts>
        </LineBlock>
      )}
    />
  );
}

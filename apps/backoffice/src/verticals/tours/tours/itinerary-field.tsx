import { TOUR_MEALS } from '@app/contract/verticals/tours/facts';
import { tourLimits } from '@app/contract/verticals/tours/limits';
import type { TourInput } from '@app/contract/verticals/tours/staff-input';
import { Checkbox } from 'antd';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { DegreesPart, LineBlock, LinePart, LineParts, TextPart } from '../../../ui/form/lines/line-parts';
import { RowsField } from '../../../ui/form/lines/rows-field';

type Day = TourInput['itinerary'][number];
type Stop = Day['stops'][number];

const NONE = {};
const newStop: Stop = { name: { 'en-US': '' }, latitude: Number.NaN, longitude: Number.NaN };
const newDay: Day = { title: { 'en-US': '' }, text: { 'en-US': '' }, meals: [], stay: { 'en-US': '' }, stops: [] };

/** Where a day leads along, as its map shows it. */
function StopsField({ stops, onChange }: { stops: Stop[]; onChange: (stops: Stop[]) => void }) {
  const t = useText();
  return (
    <RowsField<Stop>
      rows={stops}
      max={tourLimits.stops}
      blank={newStop}
      add="tours.staff.add_stop"
      errors={NONE}
      onChange={onChange}
      render={(row, set, number) => (
        <LineBlock>
          <TextPart
            label={t('tours.staff.stop')}
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
          </LineParts>
        </LineBlock>
      )}
    />
  );
}

/** What happens on each day: title, words, meals, the night and the stops. */
export function ItineraryField({ value = [], onChange, errors }: OwnFieldProps<Day[]>) {
  const t = useText();
  return (
    <RowsField<Day>
      rows={value}
      max={tourLimits.days}
      blank={newDay}
      add="tours.staff.add_day"
      errors={errors}
      onChange={(rows) => onChange?.(rows)}
      render={(row, set, number) => (
        <LineBlock>
          <TextPart
            label={t('tours.staff.day_title')}
            number={number}
            max={tourLimits.name}
            value={row.title}
            onChange={(title) => set({ title })}
          />
          <TextPart
            label={t('tours.staff.day_text')}
            number={number}
            max={tourLimits.story}
            long
            value={row.text}
            onChange={(text) => set({ text })}
          />
          <LinePart label={t('tours.staff.meals')}>
            <Checkbox.Group
              value={row.meals}
              options={TOUR_MEALS.map((meal) => ({ value: meal, label: t(`tours.staff.meal_${meal}`) }))}
              onChange={(chosen) => set({ meals: TOUR_MEALS.filter((meal) => chosen.includes(meal)) })}
            />
          </LinePart>
          <TextPart
            label={t('tours.staff.stay')}
            number={number}
            max={tourLimits.name}
            value={row.stay}
            onChange={(stay) => set({ stay })}
          />
          <StopsField stops={row.stops} onChange={(stops) => set({ stops })} />
        </LineBlock>
      )}
    />
  );
}

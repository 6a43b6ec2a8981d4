import { weekdayTexts } from '@app/contract/core/time-words';
import { diningLimits } from '@app/contract/verticals/dining/limits';
import type { RestaurantInput } from '@app/contract/verticals/dining/staff-input';
import { Checkbox, Flex, Select } from 'antd';
import { currentLocale } from '../../../text/locale';
import type { TextKey } from '../../../text/text-key';
import { useText } from '../../../text/use-text';
import { DayInput } from '../../../ui/form/day-input';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { HourInput } from '../../../ui/form/hour-input';
import {
  LineBlock,
  LinePart,
  LineParts,
  MoneyPart,
  NumberPart,
  TextPart,
  useLineName,
} from '../../../ui/form/lines/line-parts';
import { RowsField } from '../../../ui/form/lines/rows-field';

type Hours = RestaurantInput['hours'][number];
type Area = RestaurantInput['areas'][number];
type Menu = RestaurantInput['menus'][number];
type Turn = RestaurantInput['turns'][number];
type Step = RestaurantInput['cancelSteps'][number];
type Course = Menu['courses'][number];
const NONE = {};

/** When a restaurant opens and closes, and when the last guests sit down. */
export function HoursField({ value = [], onChange, errors }: OwnFieldProps<Hours[]>) {
  const t = useText();
  const lineName = useLineName();
  const days = weekdayTexts(currentLocale(), 1).map(({ short }, index) => ({ value: index + 1, label: short }));
  const hour = (row: Hours, set: (part: Partial<Hours>) => void, name: 'opens' | 'closes' | 'lastSeating') => (
    <LinePart label={t(name === 'lastSeating' ? 'dining.staff.last_seating' : `dining.staff.${name}`)}>
      <HourInput value={row[name]} onChange={(next) => set({ [name]: next })} />
    </LinePart>
  );
  return (
    <RowsField<Hours>
      rows={value}
      max={diningLimits.periods}
      blank={{ weekday: 1, opens: '19:00', closes: '23:00', lastSeating: '21:30' }}
      add="dining.staff.add_hours"
      errors={errors}
      onChange={(rows) => onChange?.(rows)}
      render={(row, set, number) => (
        <LineParts>
          <LinePart label={t('dining.staff.weekday')}>
            <Select
              aria-label={lineName(t('dining.staff.weekday'), number)}
              value={row.weekday}
              options={days}
              onChange={(weekday) => set({ weekday })}
            />
          </LinePart>
          {hour(row, set, 'opens')}
          {hour(row, set, 'closes')}
          {hour(row, set, 'lastSeating')}
        </LineParts>
      )}
    />
  );
}

/** Days on which a restaurant stays closed. */
export function ClosedDaysField({ value = [], onChange, errors }: OwnFieldProps<string[]>) {
  return (
    <RowsField<{ day: string }>
      rows={value.map((day) => ({ day }))}
      max={diningLimits.closedDays}
      blank={{ day: '' }}
      add="dining.staff.add_day"
      errors={errors}
      onChange={(rows) => onChange?.(rows.map(({ day }) => day))}
      render={(row, set) => <DayInput value={row.day || null} onChange={(day) => set({ day: day ?? '' })} />}
    />
  );
}

/** How long a party of so many people has its table. */
export function TurnsField({ value = [], onChange, errors }: OwnFieldProps<Turn[]>) {
  const t = useText();
  return (
    <RowsField<Turn>
      rows={value}
      max={diningLimits.turns}
      blank={{ upTo: 4, minutes: 120 }}
      add="dining.staff.add_turn"
      errors={errors}
      onChange={(rows) => onChange?.(rows)}
      render={(row, set, number) => (
        <LineParts>
          <NumberPart
            label={t('dining.staff.up_to')}
            number={number}
            value={row.upTo}
            onChange={(upTo) => set({ upTo })}
          />
          <NumberPart
            label={t('dining.staff.minutes')}
            number={number}
            value={row.minutes}
            onChange={(minutes) => set({ minutes })}
          />
        </LineParts>
      )}
    />
  );
}

/** What cancelling costs from so many hours before on. */
export function CancelStepsField({ value = [], onChange, errors }: OwnFieldProps<Step[]>) {
  const t = useText();
  return (
    <RowsField<Step>
      rows={value}
      max={diningLimits.cancelSteps}
      blank={{ hoursBefore: 24, percent: 100 }}
      add="dining.staff.add_turn"
      errors={errors}
      onChange={(rows) => onChange?.(rows)}
      render={(row, set, number) => (
        <LineParts>
          <NumberPart
            label={t('dining.staff.hours_before')}
            number={number}
            value={row.hoursBefore}
            onChange={(hoursBefore) => set({ hoursBefore })}
          />
          <NumberPart
            label={t('dining.staff.percent')}
            number={number}
            value={row.percent}
            onChange={(percent) => set({ percent })}
          />
        </LineParts>
      )}
    />
  );
}

/** Kinds of tables: how many people sit at one, and how many there are. */
export function AreasField({ value = [], onChange, errors }: OwnFieldProps<Area[]>) {
  const t = useText();
  return (
    <RowsField<Area>
      rows={value}
      max={diningLimits.areas}
      blank={{ name: { 'en-US': '' }, note: { 'en-US': '' }, seatsMin: 1, seatsMax: 4, tables: 4, online: true }}
      add="dining.staff.add_area"
      errors={errors}
      onChange={(rows) => onChange?.(rows)}
      render={(row, set, number) => (
        <LineBlock>
          <TextPart
            label={t('dining.staff.name')}
            number={number}
            max={diningLimits.areaName}
            value={row.name}
            onChange={(name) => set({ name })}
          />
          <LineParts>
            <NumberPart
              label={t('dining.staff.seats_from')}
              number={number}
              value={row.seatsMin}
              onChange={(seatsMin) => set({ seatsMin })}
            />
            <NumberPart
              label={t('dining.staff.seats_to')}
              number={number}
              value={row.seatsMax}
              onChange={(seatsMax) => set({ seatsMax })}
            />
            <NumberPart
              label={t('dining.staff.tables')}
              number={number}
              value={row.tables}
              onChange={(tables) => set({ tables })}
            />
            <Checkbox checked={row.online} onChange={({ target }) => set({ online: target.checked })}>
              {t('dining.staff.on_sale')}
            </Checkbox>
          </LineParts>
        </LineBlock>
      )}
    />
  );
}

/** Texts in four languages, one a line: courses and dishes. */
function LinesField(props: {
  lines: Course[];
  max: number;
  add: TextKey;
  label: TextKey;
  onChange: (lines: Course[]) => void;
}) {
  const t = useText();
  return (
    <RowsField<Course>
      rows={props.lines}
      max={props.max}
      blank={{ 'en-US': '' }}
      add={props.add}
      errors={NONE}
      onChange={props.onChange}
      render={(row, set, number) => (
        <LineBlock>
          <TextPart label={t(props.label)} number={number} max={diningLimits.course} value={row} onChange={set} />
        </LineBlock>
      )}
    />
  );
}

/** Dishes that a restaurant names. */
export const DishesField = ({ value = [], onChange }: OwnFieldProps<Course[]>) => (
  <LinesField
    lines={value}
    max={diningLimits.dishes}
    add="dining.staff.add_dish"
    label="dining.staff.dishes"
    onChange={(lines) => onChange?.(lines)}
  />
);

/** Set menus with their courses. */
export function MenusField({ value = [], onChange, errors }: OwnFieldProps<Menu[]>) {
  const t = useText();
  return (
    <RowsField<Menu>
      rows={value}
      max={diningLimits.setMenus}
      blank={{ name: { 'en-US': '' }, courses: [], usd: 3_000, minPeople: 1, prepaid: false, online: true }}
      add="dining.staff.add_menu"
      errors={errors}
      onChange={(rows) => onChange?.(rows)}
      render={(row, set, number) => (
        <LineBlock>
          <TextPart
            label={t('dining.staff.name')}
            number={number}
            max={diningLimits.name}
            value={row.name}
            onChange={(name) => set({ name })}
          />
          <LineParts>
            <MoneyPart
              label={t('dining.staff.menu_price')}
              number={number}
              value={row.usd}
              onChange={(usd) => set({ usd })}
            />
            <NumberPart
              label={t('dining.staff.menu_from')}
              number={number}
              value={row.minPeople}
              onChange={(minPeople) => set({ minPeople })}
            />
          </LineParts>
          <Flex gap={16}>
            <Checkbox checked={row.prepaid} onChange={({ target }) => set({ prepaid: target.checked })}>
              {t('dining.staff.prepaid')}
            </Checkbox>
            <Checkbox checked={row.online} onChange={({ target }) => set({ online: target.checked })}>
              {t('dining.staff.on_sale')}
            </Checkbox>
          </Flex>
          <LinesField
            lines={row.courses}
            max={diningLimits.courses}
            add="dining.staff.add_course"
            label="dining.staff.courses"
            onChange={(courses) => set({ courses })}
          />
        </LineBlock>
      )}
    />
  );
}

import type { StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import { tourLimits } from '@app/contract/verticals/tours/limits';
import { staffTourEndpoints as calls } from '@app/contract/verticals/tours/staff-endpoints';
import type { TourItem } from '@app/contract/verticals/tours/views';
import { useMemo } from 'react';
import { request } from '../../api/request';
import { defineChange } from '../../features/travel/define-change';
import { typedAges } from '../../features/travel/typed-ages';
import { comma, listed } from '../../text/in-my-language';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { choicesFrom } from '../../ui/choices';
import { defineForm, type Field } from '../../ui/form/define-form';
import type { CellContext } from '../../ui/list/define-list';
import { languageName } from './tour-words';

/** Another departure of a tour, or other people on it; ages of children as they are typed, `5, 11`. */
type OtherTour = { departureId: string; adults: number; seniors: number; ages: string };

const { travellers, childAge } = tourLimits;

const agesOf = (typed: string): number[] | null => typedAges(typed, childAge);

const itemOf = ({ subject }: StaffTravelDetail): TourItem => subject.item as unknown as TourItem;

function useFields(order: StaffTravelDetail): Field<OtherTour>[] {
  const t = useText();
  const format = useFormat();
  return useMemo(() => {
    const choices = choicesFrom(
      calls.departuresToChangeTo,
      (list: readonly { id: string; day: string; start: string; language: string; left: number }[]) =>
        list.map(({ id, day, start, language, left }) => ({
          value: id,
          label: listed(
            `${format.day(`${day}T00:00`)} ${start}`,
            languageName(language),
            t('tours.staff.change_left', { count: left }),
          ),
        })),
      { params: { id: order.id } },
    );
    return defineForm<OtherTour>()([
      { name: 'departureId', kind: 'select', choices, label: 'tours.staff.change_departure', required: true },
      {
        name: 'adults',
        kind: 'integer',
        min: 0,
        max: travellers,
        label: 'tours.unit.adult',
        required: true,
        half: true,
      },
      {
        name: 'seniors',
        kind: 'integer',
        min: 0,
        max: travellers,
        label: 'tours.unit.senior',
        required: true,
        half: true,
      },
      {
        name: 'ages',
        kind: 'text',
        label: 'tours.staff.change_ages',
        help: 'tours.staff.change_ages_help',
        check: (typed) => (agesOf(typed) ? null : 'field.child_age'),
      },
    ]);
  }, [t, format, order.id]);
}

const said = (subject: Readonly<Record<string, unknown>>, { t, format }: CellContext): string => {
  const item = subject as unknown as TourItem;
  return listed(
    `${format.day(`${item.day}T00:00`)} ${item.start}`,
    item.units.map(({ key, count }) => `${t(`tours.unit.${key}`)} ${count}`).join(comma()),
  );
};

/** How tour orders are changed by staff. */
export const changeTour = defineChange<OtherTour>({
  useFields,
  initial: (order) => {
    const { departureId, party } = itemOf(order);
    return { departureId, adults: party.adults, seniors: party.seniors, ages: party.childAges.join(comma()) };
  },
  quote: ({ id }, { ages, ...wanted }) =>
    request(calls.quoteTourChange, { params: { id }, body: { ...wanted, childAges: agesOf(ages) ?? [] } }),
  make: ({ id, version }, given, idempotencyKey) =>
    request(calls.changeTour, { params: { id }, body: { version, ...given } }, { idempotencyKey }),
  said,
});

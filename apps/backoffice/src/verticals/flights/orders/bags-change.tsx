import type { StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import type { WantedBag } from '@app/contract/verticals/flights/bag-schemas';
import { BAG_KINDS } from '@app/contract/verticals/flights/facts';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import { seatsOf } from '@app/contract/verticals/flights/party';
import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { useMemo } from 'react';
import { request } from '../../../api/request';
import { defineChange } from '../../../features/travel/define-change';
import { comma } from '../../../text/in-my-language';
import { defineForm } from '../../../ui/form/define-form';
import { linesField } from '../../../ui/form/lines/lines-field';
import type { CellContext } from '../../../ui/list/define-list';
import styles from '../schedule/schedule.module.css';

type BagsToAdd = { bags: WantedBag[] };

const MOST_LINES = 20;
const itemOf = ({ subject }: StaffTravelDetail): FlightItem => subject.item as unknown as FlightItem;

/** The bags to add to an order: whose, on which way, of which kind and how many. */
function bagsForm(order: StaffTravelDetail) {
  const { slices, party } = itemOf(order);
  const ways = slices.map(({ legs }, index) => ({
    value: index + 1,
    label: `${legs[0]?.from.code} – ${legs.at(-1)?.to.code}`,
  }));
  const travellers = order.guests.slice(0, seatsOf(party)).map(({ givenName, familyName }, index) => ({
    value: index + 1,
    label: `${givenName} ${familyName}`,
  }));
  const BagsField = linesField<WantedBag>({
    max: MOST_LINES,
    blank: () => ({ slice: 1, guest: 1, kind: 'checked', pieces: 1 }),
    add: 'flights.staff.add_bag',
    said: 'flights.staff.of_bag',
    className: styles.cabin,
    parts: [
      [
        { kind: 'choice', name: 'slice', label: 'flights.staff.bag_way', choices: () => ways },
        { kind: 'choice', name: 'guest', label: 'flights.staff.bag_traveller', choices: () => travellers },
        {
          kind: 'choice',
          name: 'kind',
          label: 'flights.staff.bag_kind',
          choices: (t) => BAG_KINDS.map((kind) => ({ value: kind, label: t(`flights.bag_kind.${kind}`) })),
        },
        { kind: 'number', name: 'pieces', label: 'flights.staff.pieces' },
      ],
    ],
  });
  return defineForm<BagsToAdd>()([
    {
      name: 'bags',
      kind: 'own',
      render: BagsField,
      label: 'flights.staff.extra_bags',
      check: (bags) =>
        bags.some(({ pieces }) => !(pieces >= 1 && pieces <= flightLimits.extraBags)) ? 'ui.form.number' : null,
    },
  ]);
}

/** The bags of an order in one line, by their kind, and by whose they are where several travel. */
function said({ bags, party }: FlightItem, { t }: CellContext): string {
  const named = ({ kind, kg, guest }: FlightItem['bags'][number]): string => {
    const bag = t('flights.staff.preview_bag', { bag: t(`flights.bag_kind.${kind}`), kg });
    return seatsOf(party) > 1 ? t('flights.staff.bag_with_traveller', { bag, number: guest }) : bag;
  };
  return (
    [...Map.groupBy(bags, named)]
      .map(([text, same]) => `${same.reduce((sum, { pieces }) => sum + pieces, 0)} × ${text}`)
      .join(comma()) || t('flights.staff.no_bag')
  );
}

/** How staff add bags to a flight order. */
export const bagsChange = defineChange<BagsToAdd>({
  adds: true,
  useFields: (order) => useMemo(() => bagsForm(order), [order]),
  initial: () => ({ bags: [{ slice: 1, guest: 1, kind: 'checked', pieces: 1 }] }),
  quote: ({ id }, { bags }) => request(calls.quoteExtras, { params: { id }, body: { bags } }),
  make: ({ id, version }, given, idempotencyKey) =>
    request(calls.addExtras, { params: { id }, body: { version, ...given } }, { idempotencyKey }),
  said: (subject, ctx) => said(subject as unknown as FlightItem, ctx),
});

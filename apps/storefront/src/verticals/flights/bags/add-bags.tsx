import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { fullName } from '@app/contract/travel/person-names';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { seatsOf } from '@app/contract/verticals/flights/party';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { ErrorNote } from '../../../ui/states.tsx';
import { type ChangedLines, ChangeSheet } from '../../../widgets/travel/order/change-sheet.tsx';
import { useChange } from '../../../widgets/travel/order/use-change.ts';
import { useChangeSteps } from '../../../widgets/travel/order/use-change-steps.ts';
import { useWayNames } from '../flight-words.ts';
import { useSeatLines } from '../seats/seats-card.tsx';
import { itemOf } from '../use-book-flight.ts';
import type { Bags } from './bag-choice.ts';
import styles from './bags.module.css';
import { useBagLines } from './bags-card.tsx';
import { BagsPicker, type NamedWay } from './bags-picker.tsx';

/** A traveller's name, by their position from 1. */
export const travellerOf = ({ guests }: Pick<TravelOrderDetail, 'guests'>, guest: number): string => {
  const person = guests[guest - 1];
  return person ? fullName(person) : '';
};

/** Returns how bags and chosen seats of a booking are said beside those of its change: a line for each traveller and way or flight. */
export function useExtrasChanged(order: Pick<TravelOrderDetail, 'guests'> | undefined): ChangedLines {
  const t = useT();
  const bagLines = useBagLines();
  const seatLines = useSeatLines();
  return ({ subject }) => {
    const nameOf = (guest: number): string => (order ? travellerOf(order, guest) : '');
    const item = itemOf({ subject });
    const bags = bagLines({ item, nameOf }).flatMap(({ name, lines: ways }) =>
      ways.map(({ way, text }) => [name, text, way].filter(Boolean).join(' · ')),
    );
    const seats = seatLines({ item, seats: item.seats, nameOf }).flatMap(({ flight, here }) =>
      here.map(({ name, seat }) => [name, seat, flight].join(' · ')),
    );
    const lines = [...seats, ...bags];
    return lines.length > 0 ? lines : [t('flights.extras_none')];
  };
}

/** The ways of a booking with what can be bought of bags on each that takes some. */
const waysOf = (
  { slices }: ReturnType<typeof itemOf>,
  sold: readonly NamedWay['extraBags'][],
  wayName: ReturnType<typeof useWayNames>,
): NamedWay[] =>
  slices.flatMap(({ fare }, index) => {
    const extraBags = sold[index] ?? [];
    const { cabinBag, checkedBag } = fare;
    return extraBags.length > 0
      ? [{ slice: index + 1, name: wayName(slices, index), cabinBag, checkedBag, extraBags }]
      : [];
  });

/** Bags beside those of a booking: chosen for each traveller, then what they cost, then on to the cashier. */
export function AddBags(props: {
  readonly order: TravelOrderDetail;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useT();
  const wayName = useWayNames();
  const { order } = props;
  const lines = useExtrasChanged(order);
  const item = itemOf(order);
  const [bags, setBags] = useState<Bags>([]);
  const read = useEndpoint(flightEndpoints.flightBags, { query: { orderId: order.id } }, { enabled: props.open });
  const change = useChange({
    order,
    quote: flightEndpoints.quoteExtras,
    make: flightEndpoints.addExtras,
    onDone: props.onClose,
  });
  const steps = useChangeSteps({ forget: change.forget, onClose: props.onClose });
  const ways = read.data ? waysOf(item, read.data.ways, wayName) : null;
  const seePrice = () => {
    steps.toPrice();
    change.choose({ orderId: order.id, bags: [...bags], seats: [] });
  };
  const count = bags.reduce((sum, { pieces }) => sum + pieces, 0);
  return (
    <>
      <Sheet
        open={props.open && !change.chosen}
        onClose={steps.onChooseClose}
        title={t('travel.action.add_extras')}
        footer={
          <Button block disabled={count === 0} onClick={seePrice}>
            {t('flights.bags_see_price')}
          </Button>
        }
      >
        {read.isPending ? <SkeletonText lines={6} /> : null}
        {read.error && !read.data ? <ErrorNote error={read.error} onRetry={() => void read.refetch()} /> : null}
        {ways?.length === 0 ? <p className="sub t2">{t('flights.bags_closed')}</p> : null}
        {ways && ways.length > 0 ? (
          <>
            <BagsPicker
              flat
              ways={ways}
              travellers={Array.from({ length: seatsOf(item.party) }, (_, index) => ({
                guest: index + 1,
                name: travellerOf(order, index + 1),
              }))}
              owned={item.bags}
              chosen={bags}
              onChoose={setBags}
            />
            <p className={`cap t3 ${styles.rule}`}>{t('flights.bags_rule')}</p>
          </>
        ) : null}
      </Sheet>
      <ChangeSheet
        open={props.open && change.chosen}
        on={change}
        lines={lines}
        action="add_extras"
        listName={t('flights.extras_and_fare')}
        offName={t(order.bundle ? 'combos.discount' : 'flights.return_discount')}
        onOther={steps.toChoose}
        onClose={steps.onPriceClose}
      />
    </>
  );
}

import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { useNamedText } from '../../../widgets/list-text.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { type ChangedLines, ChangeSheet } from '../../../widgets/travel/order/change-sheet.tsx';
import { useChange } from '../../../widgets/travel/order/use-change.ts';
import { useChangeSteps } from '../../../widgets/travel/order/use-change-steps.ts';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { hotelItemOf, partyOf, useStayWords } from '../stay-words.ts';
import { ChooseStay } from './choose-stay.tsx';

/** Returns how a stay is said beside its change: its days, the room with its plan, and who sleeps where. */
export function useStayLines(): ChangedLines {
  const t = useT();
  const date = useDateText();
  const party = usePartyText();
  const named = useNamedText();
  return ({ service: { from, to }, subject }) => {
    const item = subject.item as HotelItem;
    const rooms = item.rooms.map((room, index) => named(t('hotels.room_of', { index: index + 1 }), party.aged(room)));
    return [
      date.range(from, to),
      `${item.room}, ${item.plan}`,
      ...(rooms.length > 1 ? rooms : [party.agedWhole(partyOf(item))]),
    ];
  };
}

/** Other dates, rooms or people for a stay: chosen, then what it costs, then done or on to the cashier. */
export function ChangeStay(props: {
  readonly order: TravelOrderDetail;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const lines = useStayLines();
  const words = useStayWords();
  const { order } = props;
  const change = useChange({
    order,
    quote: hotelEndpoints.quoteStayChange,
    make: hotelEndpoints.changeStay,
    onDone: props.onClose,
  });
  const steps = useChangeSteps({ forget: change.forget, onClose: props.onClose });
  const after = change.change?.after.subject.item as HotelItem | undefined;
  return (
    <>
      <ChooseStay
        order={order}
        open={props.open && !change.chosen}
        onClose={steps.onChooseClose}
        onChoose={(wanted) => {
          steps.toPrice();
          change.choose({ orderId: order.id, ...wanted });
        }}
      />
      <ChangeSheet
        open={props.open && change.chosen}
        on={change}
        lines={lines}
        listName={words.roomsAndNights(after ?? hotelItemOf(order))}
        onOther={steps.toChoose}
        onClose={steps.onPriceClose}
      />
    </>
  );
}

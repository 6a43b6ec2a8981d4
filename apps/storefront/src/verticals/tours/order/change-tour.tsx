import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import type { TourParty } from '@app/contract/verticals/tours/party';
import type { TourDetail, TourItem } from '@app/contract/verticals/tours/views';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/card.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { ErrorNote } from '../../../ui/states.tsx';
import { resolveBy } from '../../../widgets/form-fields.ts';
import sheet from '../../../widgets/tours/choose-sheet.module.css';
import { type DayLimit, DepartureMonths } from '../../../widgets/tours/departure-months.tsx';
import { partyQuery } from '../../../widgets/tours/tour-trip.ts';
import { usePersonTitle, useTourWords } from '../../../widgets/tours/tour-words.ts';
import { guestsOfPeople, itemOf, peopleOf, type TourPerson } from '../../../widgets/tours/use-book-tour.ts';
import { countsOf, type TourChoice, useTourChoiceFrom } from '../../../widgets/tours/use-tour-choice.ts';
import { type BookingValues, flawsOfGuests } from '../../../widgets/travel/booking/booking-form.ts';
import { GuestFields } from '../../../widgets/travel/booking/guest-fields.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { type ChangedLines, ChangeSheet } from '../../../widgets/travel/order/change-sheet.tsx';
import { useChange } from '../../../widgets/travel/order/use-change.ts';
import { useChangeSteps } from '../../../widgets/travel/order/use-change-steps.ts';
import { Starts } from '../details/starts.tsx';
import { PartyByUnits } from '../details/who-comes.tsx';
import { namedThen } from './named-then.ts';

/** Returns how a tour booking is said beside its change: when, in which language, for whom, and what was chosen with it. */
export function useTourLines(): ChangedLines {
  const t = useT();
  const date = useDateText();
  const words = useTourWords();
  return ({ subject }) => {
    const item = subject.item as TourItem;
    const singles = item.singleRooms > 0 ? `${t('tours.single_rooms')} ${item.singleRooms}` : '';
    return [
      words.list([t('tours.day_at', { day: date.weekday(item.day), hour: item.start }), words.language(item.language)]),
      words.units(item.units),
      [words.extras(item), singles].filter(Boolean).join(t('travel.comma')),
      item.pickup ? words.list([t('tours.pickup_at', { hour: item.pickup.at }), item.pickup.name]) : '',
    ].filter(Boolean);
  };
}

const sameParty = (one: TourParty, other: TourParty): boolean => {
  const ages = ({ childAges }: TourParty) => [...childAges].sort((a, b) => a - b).join();
  return one.adults === other.adults && one.seniors === other.seniors && ages(one) === ages(other);
};

type OtherTour = {
  readonly departureId: string;
  readonly party: TourParty;
  readonly guests?: ReturnType<typeof guestsOfPeople>;
};

/** The names of all who come, those of before filled in. Mount it anew for other people. */
function Names(props: {
  readonly people: readonly TourPerson[];
  readonly form: ReturnType<typeof useForm<BookingValues>>;
}) {
  const t = useT();
  const titleOf = usePersonTitle();
  return (
    <section>
      <h3 className="h3">{t('tours.change_names')}</h3>
      {props.people.map((person, index) => (
        <GuestFields
          // biome-ignore lint/suspicious/noArrayIndexKey: people are told apart by their place alone
          key={`${person.type} ${index}`}
          form={props.form}
          index={index}
          title={titleOf(props.people, index)}
        />
      ))}
    </section>
  );
}

/** Day, start and people that are wanted instead, beginning with what is booked. */
function Choose(props: {
  readonly order: TravelOrderDetail;
  readonly tour: TourDetail;
  readonly choice: TourChoice;
  readonly onUnsaid: (count: number) => void;
  readonly unsaid: number;
}) {
  const t = useT();
  const { tour, choice } = props;
  const item = itemOf(props.order);
  const days = props.order.bundle?.days;
  const limitOf = (day: string): DayLimit | null =>
    days && (day < days.from || day > days.to)
      ? { word: t('travel.bundle.too_far'), text: t('travel.bundle.too_far_text') }
      : null;
  return (
    <>
      <div className={sheet.part}>
        <DepartureMonths
          tourId={tour.id}
          party={choice.party}
          first={tour.today}
          last={tour.lastDay ?? item.day}
          start={choice.day ?? item.day}
          day={choice.day}
          onDay={choice.setDay}
          next={tour.next?.day ?? null}
          limitOf={limitOf}
        />
      </div>
      {choice.departure ? <Starts choice={choice} chosen={choice.departure} own={item.departureId} /> : null}
      {choice.error ? <ErrorNote error={choice.error} onRetry={choice.refetch} /> : null}
      <section className={sheet.part}>
        <PartyByUnits tour={tour} choice={choice} unsaid={props.unsaid} onUnsaid={props.onUnsaid} />
      </section>
      {item.extras.length > 0 || item.singleRooms > 0 ? <Note>{t('tours.change_extras')}</Note> : null}
    </>
  );
}

/** The sheet in which another departure, other people or both are chosen. */
function ChooseTour(props: {
  readonly order: TravelOrderDetail;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (wanted: OtherTour) => void;
}) {
  const t = useT();
  const { order } = props;
  const item = itemOf(order);
  const read = useEndpoint(
    tourEndpoints.tourDetails,
    { query: { id: item.tourId, ...partyQuery(item.party) } },
    { enabled: props.open },
  );
  const tour = read.data;
  const choice = useTourChoiceFrom(item.tourId, {
    party: item.party,
    day: item.day,
    departure: item.departureId,
    language: item.language,
  });
  const [unsaid, setUnsaid] = useState(0);
  const { party, departure } = choice;
  const others = !sameParty(party, item.party);
  const people = peopleOf({ names: item.names, party });
  const named = item.names === 'all' && others;
  const key = `${party.adults} ${party.seniors} ${party.childAges.join()}`;
  const form = useForm<BookingValues>({
    resolver: resolveBy((values) => (named ? flawsOfGuests(values, people.length) : {})),
    mode: 'onTouched',
    values: { ...namedThen(people, order.guests) },
    resetOptions: { keepDirtyValues: true },
  });
  const fits = tour !== undefined && unsaid === 0 && countsOf(tour, party).flaw === null;
  const go = form.handleSubmit((values) => {
    if (!departure) return;
    const guests = others ? { guests: guestsOfPeople(values, people) } : {};
    props.onChoose({ departureId: departure.id, party, ...guests });
  });
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('travel.action.change_dates')}
      footer={
        <Button block disabled={!fits || !departure || choice.isStale} onClick={() => void go()}>
          {t('travel.change_see')}
        </Button>
      }
    >
      {tour ? (
        <Choose order={order} tour={tour} choice={choice} unsaid={unsaid} onUnsaid={setUnsaid} />
      ) : read.error ? (
        <ErrorNote error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonText lines={8} />
      )}
      {tour && named && fits ? <Names key={key} people={people} form={form} /> : null}
    </Sheet>
  );
}

/** Another departure of a booked tour, or other people on it: chosen, then what it costs, then done or on to the cashier. */
export function ChangeTour(props: {
  readonly order: TravelOrderDetail;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const lines = useTourLines();
  const words = useTourWords();
  const { order } = props;
  const change = useChange({
    order,
    quote: tourEndpoints.quoteTourChange,
    make: tourEndpoints.changeTour,
    onDone: props.onClose,
  });
  const steps = useChangeSteps({ forget: change.forget, onClose: props.onClose });
  const after = change.change?.after.subject.item as TourItem | undefined;
  return (
    <>
      <ChooseTour
        order={order}
        open={props.open && !change.chosen}
        onClose={steps.onChooseClose}
        onChoose={({ departureId, party, guests }) => {
          steps.toPrice();
          const people = { adults: party.adults, seniors: party.seniors, childAges: [...party.childAges] };
          change.choose({ orderId: order.id, departureId, ...people, ...(guests && { guests }) });
        }}
      />
      <ChangeSheet
        open={props.open && change.chosen}
        on={change}
        lines={lines}
        listName={words.units((after ?? itemOf(order)).units)}
        onOther={steps.toChoose}
        onClose={steps.onPriceClose}
      />
    </>
  );
}

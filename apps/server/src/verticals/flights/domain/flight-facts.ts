import type { TravelSubject } from '@app/contract/travel/order-views';
import { seatsOf } from '@app/contract/verticals/flights/party';
import { isRoundTrip } from '@app/contract/verticals/flights/round-trip';
import type { FlightItem, FlightLeg, FlightPoint } from '@app/contract/verticals/flights/views';
import { type Fact, type FactWriter, factOf, listed } from '../../../modules/mail/public.ts';

const airport = ({ city, name, code, terminal }: FlightPoint, writer: FactWriter): string =>
  listed(writer, [city, `${name} (${code})`, terminal && writer.word('terminal', { name: terminal })]);

/** The seats of a flight as one line, those of all who travel in their order. */
const seatsText = (seats: FlightItem['seats'], writer: FactWriter): string =>
  listed(
    writer,
    seats.map(({ seat }) => seat),
  );

function legFacts(leg: FlightLeg, label: string, writer: FactWriter): Fact[] {
  const gone = leg.change?.state === 'cancelled' ? `${writer.word('flight_cancelled')}: ` : '';
  return [
    { label, text: `${gone}${writer.hour(leg.localDeparture)}, ${airport(leg.from, writer)}` },
    { label: '', text: `→ ${writer.hour(leg.localArrival)}, ${airport(leg.to, writer)}` },
  ];
}

/** What a way of a trip is called before its flights: out and back, or by its number among several; nothing where it is the only one. */
function wayName(way: number, slices: FlightItem['slices'], writer: FactWriter): string {
  if (slices.length === 1) return '';
  if (!isRoundTrip(slices)) return `${writer.word('way_number', { number: way + 1 })} `;
  return `${writer.word(way === 0 ? 'out' : 'back')} `;
}

/** The bags on each way, by their kind, and by whose they are where several travel. */
function bagFacts({ slices, bags, party }: FlightItem, writer: FactWriter): Fact[] {
  const several = seatsOf(party) > 1;
  const named = ({ kind, kg, guest }: FlightItem['bags'][number]): string => {
    const bag = writer.word(`bag_${kind}`, { kg });
    return several ? writer.word('bag_of', { bag, number: guest }) : bag;
  };
  const texts = slices.flatMap((_, way) => {
    const here = bags.filter(({ slice }) => slice === way + 1);
    const kinds = [...Map.groupBy(here, named)].map(
      ([text, same]) => `${same.reduce((sum, { pieces }) => sum + pieces, 0)} × ${text}`,
    );
    const wayNamed = wayName(way, slices, writer).trim();
    return kinds.length > 0 ? `${wayNamed && `${wayNamed}: `}${listed(writer, kinds)}` : [];
  });
  return texts.map((text, at) => ({ label: at === 0 ? writer.word('bags') : '', text }));
}

/** What mails say of a trip: each flight of each way with its airports and the hours of their clocks, then the bags that are bought. */
export function flightFacts({ item }: TravelSubject, writer: FactWriter): Fact[] {
  const trip = item as FlightItem;
  let position = 0;
  const flights = trip.slices.flatMap(({ legs }, way) => {
    const named = wayName(way, trip.slices, writer);
    return legs.flatMap((leg) => {
      position += 1;
      const here = position;
      const seats = trip.seats.filter((seat) => seat.leg === here);
      return [
        ...legFacts(leg, `${named}${leg.number}`, writer),
        ...factOf(writer.word('seats'), seatsText(seats, writer)),
      ];
    });
  });
  return [...flights, ...bagFacts(trip, writer)];
}

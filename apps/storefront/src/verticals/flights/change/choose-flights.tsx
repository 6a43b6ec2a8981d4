import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { fullName } from '@app/contract/travel/person-names';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { useState } from 'react';
import { shopNow } from '../../../shell/time-zone.ts';
import { Note } from '../../../ui/card.tsx';
import { Checkbox, Radio } from '../../../ui/controls.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { useTravellerTitle } from '../../../widgets/travel/travellers/travellers.tsx';
import { dayOf, hourOf, useWayNames } from '../flight-words.ts';
import styles from './change.module.css';
import { useChangeTermText } from './change-terms.tsx';
import { FlightOptions } from './flight-options.tsx';
import { mayLeave, type WantedTrip, withLeaving, withWay } from './wanted-trip.ts';

type Choosing = {
  readonly order: TravelOrderDetail;
  readonly item: FlightItem;
  readonly wanted: WantedTrip;
  readonly onWanted: (wanted: WantedTrip) => void;
};

/** Whether a way can still be changed, and the words that say so. */
function useWayStands({ order, item }: Pick<Choosing, 'order' | 'item'>) {
  const t = useT();
  const textOf = useChangeTermText(order.service.zone);
  return (index: number): { readonly open: boolean; readonly text: string } => {
    const departs = Date.parse(item.slices[index]?.departsAt ?? '');
    if (departs <= shopNow()) return { open: false, text: t('flights.change_flown') };
    const term = order.changeTerms?.[index];
    if (!term) return { open: true, text: '' };
    return { open: term.fee !== null && Date.parse(term.until) > shopNow(), text: textOf(term) };
  };
}

/** The first way that can be changed, by its position from 1; 0 for none. */
const firstOpen = (item: FlightItem, open: (index: number) => boolean): number =>
  item.slices.findIndex((_, index) => open(index)) + 1;

/** Which way is looked at: each with its day and hour, and what changing it costs. */
function WayChoice(props: Choosing & { readonly slice: number; readonly onSlice: (slice: number) => void }) {
  const t = useT();
  const date = useDateText();
  const wayName = useWayNames();
  const { item, wanted } = props;
  const stands = useWayStands(props);
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('flights.change_way')}</legend>
      {item.slices.map((slice, index) => {
        const { open, text } = stands(index);
        const when = [date.weekday(dayOf(slice.localDeparture)), hourOf(slice.localDeparture), slice.fare.name];
        const name = `${wayName(item.slices, index)} · ${when.join(' ')}`;
        const chosen = wanted.ways.find((way) => way.slice === index + 1);
        return (
          <div key={slice.key} className={styles.way}>
            <Radio
              name="way"
              label={name}
              checked={props.slice === index + 1}
              disabled={!open}
              onChange={() => props.onSlice(index + 1)}
            >
              <span className="grow">
                <span className={styles.block}>{name}</span>
                {text ? <span className={`cap t3 ${styles.block}`}>{text}</span> : null}
                {chosen ? (
                  <span className={`cap brand semi ${styles.block}`}>
                    {t('flights.change_chosen', { flight: date.weekday(chosen.legs[0]?.day ?? '') })}
                  </span>
                ) : null}
              </span>
            </Radio>
          </div>
        );
      })}
    </fieldset>
  );
}

/** Who still travels: those who do not come any more are taken away. */
function TravellerBoxes({ order, wanted, onWanted }: Choosing) {
  const t = useT();
  const titleOf = useTravellerTitle();
  const { guests } = order;
  const types = guests.map(({ ageType }) => ageType);
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('flights.change_people')}</legend>
      <p className="cap t3">{t('flights.change_people_hint')}</p>
      <div className={styles.people}>
        {guests.map((guest, index) => {
          const at = index + 1;
          const comes = !wanted.leaving.includes(at);
          const name = fullName(guest);
          return (
            <Checkbox
              // biome-ignore lint/suspicious/noArrayIndexKey: travellers are known by their place
              key={`${name} ${index}`}
              label={name}
              checked={comes}
              disabled={comes && !mayLeave(wanted, guests, at)}
              onChange={() => onWanted(withLeaving(wanted, guests, { guest: at, leaves: comes }))}
            >
              <span className="grow">
                <span className={styles.block}>{name}</span>
                <span className={`cap t3 ${styles.block}`}>{titleOf(types, index)}</span>
              </span>
            </Checkbox>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Another day, flight and fare for each way that can be changed, and who still travels. */
export function ChooseFlights(props: Choosing) {
  const t = useT();
  const today = useToday();
  const { order, item, wanted, onWanted } = props;
  const stands = useWayStands(props);
  const [slice, setSlice] = useState(() => firstOpen(item, (index) => stands(index).open));
  const [days, setDays] = useState<ReadonlyMap<number, string>>(new Map());
  const way = item.slices[slice - 1];
  const day = days.get(slice) ?? (way ? dayOf(way.localDeparture) : today);
  return (
    <>
      <WayChoice {...props} slice={slice} onSlice={setSlice} />
      {way ? (
        <FlightOptions
          orderId={order.id}
          slice={slice}
          day={day}
          today={today}
          wanted={wanted.ways.find((one) => one.slice === slice)}
          onDay={(next) => setDays(new Map([...days, [slice, next]]))}
          onWay={(next) => onWanted(withWay(wanted, slice, next))}
        />
      ) : null}
      {item.bags.length > 0 || item.seats.length > 0 ? <Note>{t('flights.change_seats')}</Note> : null}
      {order.guests.length > 1 ? <TravellerBoxes {...props} /> : null}
    </>
  );
}

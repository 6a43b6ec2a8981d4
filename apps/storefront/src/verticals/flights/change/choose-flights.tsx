import { useT } from '@app/client/i18n';
import type { ChangeTerm, TravelOrderDetail } from '@app/contract/travel/order-views';
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
import { ChangedSeats } from './changed-seats.tsx';
import { FlightOptions } from './flight-options.tsx';
import { mayLeave, mayPart, type WantedTrip, withLeaving, withMoving, withWay } from './wanted-trip.ts';

type Choosing = {
  readonly order: TravelOrderDetail;
  readonly item: FlightItem;
  readonly wanted: WantedTrip;
  readonly onWanted: (wanted: WantedTrip) => void;
};

/** What a way costs to change for those who change alone: as much for each; for all where none is chosen. */
function termOf(term: ChangeTerm, { all, moving }: { readonly all: number; readonly moving: number }): ChangeTerm {
  if (!term.fee || moving === 0) return term;
  const part = (number: number): number => Math.round((number * moving) / all);
  return { ...term, fee: { ...term.fee, usd: part(term.fee.usd), amount: part(term.fee.amount) } };
}

/** Whether a way can still be changed, and the words that say so. */
function useWayStands({ order, item, wanted }: Pick<Choosing, 'order' | 'item' | 'wanted'>) {
  const t = useT();
  const textOf = useChangeTermText(order.service.zone);
  return (index: number): { readonly open: boolean; readonly text: string } => {
    const departs = Date.parse(item.slices[index]?.departsAt ?? '');
    if (departs <= shopNow()) return { open: false, text: t('flights.change_flown') };
    const term = order.changeTerms?.[index];
    if (!term) return { open: true, text: '' };
    const open = term.fee !== null && Date.parse(term.until) > shopNow();
    return { open, text: textOf(termOf(term, { all: order.guests.length, moving: wanted.moving?.length ?? 0 })) };
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

/** A box for each traveller, by their position from 1. */
function People(props: {
  readonly guests: TravelOrderDetail['guests'];
  readonly name: string;
  readonly hint: string;
  readonly checked: (at: number) => boolean;
  readonly disabled: (at: number) => boolean;
  readonly onChange: (at: number, checked: boolean) => void;
}) {
  const titleOf = useTravellerTitle();
  const { guests } = props;
  const types = guests.map(({ ageType }) => ageType);
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{props.name}</legend>
      <p className="cap t3">{props.hint}</p>
      <div className={styles.people}>
        {guests.map((guest, index) => {
          const at = index + 1;
          const name = fullName(guest);
          return (
            <Checkbox
              // biome-ignore lint/suspicious/noArrayIndexKey: travellers are known by their place
              key={`${name} ${index}`}
              label={name}
              checked={props.checked(at)}
              disabled={props.disabled(at)}
              onChange={() => props.onChange(at, !props.checked(at))}
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

/** Who still travels: those who do not come any more are taken away. */
function TravellerBoxes({ order, wanted, onWanted }: Choosing) {
  const t = useT();
  const { guests } = order;
  const comes = (at: number): boolean => !wanted.leaving.includes(at);
  return (
    <People
      guests={guests}
      name={t('flights.change_people')}
      hint={t('flights.change_people_hint')}
      checked={comes}
      disabled={(at) => comes(at) && !mayLeave(wanted, guests, at)}
      onChange={(guest, stays) => onWanted(withLeaving(wanted, guests, { guest, leaves: !stays }))}
    />
  );
}

/** Whether all change or only some, who have a booking of their own from then on. */
function WhoChanges({ order, wanted, onWanted }: Choosing) {
  const t = useT();
  const { guests } = order;
  const { moving } = wanted;
  return (
    <>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t('flights.change_who')}</legend>
        {([null, []] as const).map((one) => (
          <div key={String(one === null)} className={styles.way}>
            <Radio
              name="who"
              label={t(one === null ? 'flights.change_everybody' : 'flights.change_some')}
              checked={(moving === null) === (one === null)}
              onChange={() => onWanted({ ...wanted, leaving: [], moving: one })}
            >
              <span className="grow">{t(one === null ? 'flights.change_everybody' : 'flights.change_some')}</span>
            </Radio>
          </div>
        ))}
      </fieldset>
      {moving ? (
        <People
          guests={guests}
          name={t('flights.change_movers')}
          hint={t('flights.change_movers_hint')}
          checked={(at) => moving.includes(at)}
          disabled={() => false}
          onChange={(guest, moves) => onWanted({ ...wanted, moving: withMoving(moving, guests, { guest, moves }) })}
        />
      ) : null}
    </>
  );
}

/** Another day, flight and fare for each way that can be changed, and who still travels. */
export function ChooseFlights(props: Choosing) {
  const t = useT();
  const today = useToday();
  const { order, item, wanted, onWanted } = props;
  const stands = useWayStands(props);
  // Who comes back from the price finds the way and the day that they chose.
  const [slice, setSlice] = useState(() => wanted.ways[0]?.slice ?? firstOpen(item, (index) => stands(index).open));
  const [days, setDays] = useState<ReadonlyMap<number, string>>(new Map());
  const way = item.slices[slice - 1];
  const chosen = wanted.ways.find((one) => one.slice === slice);
  const day = days.get(slice) ?? chosen?.legs[0]?.day ?? (way ? dayOf(way.localDeparture) : today);
  const several = order.guests.length > 1;
  const parts = wanted.moving;
  const mayBeParted = order.guests.filter(({ ageType }) => ageType === 'adult').length > 1;
  return (
    <>
      {mayBeParted ? <WhoChanges {...props} /> : null}
      {parts && parts.length > 0 && !mayPart(parts, order.guests) ? (
        <Note>{t('field.flight_moving_adult')}</Note>
      ) : null}
      <WayChoice {...props} slice={slice} onSlice={setSlice} />
      {way ? (
        <FlightOptions
          orderId={order.id}
          slice={slice}
          day={day}
          today={today}
          moving={parts !== null && mayPart(parts, order.guests) ? parts : []}
          wanted={chosen}
          onDay={(next) => setDays(new Map([...days, [slice, next]]))}
          onWay={(next) => onWanted(withWay(wanted, slice, next))}
        />
      ) : null}
      <ChangedSeats {...props} />
      {item.bags.length > 0 || item.seats.length > 0 ? <Note>{t('flights.change_seats')}</Note> : null}
      {several && parts === null ? <TravellerBoxes {...props} /> : null}
    </>
  );
}

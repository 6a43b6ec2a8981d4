import { useT } from '@app/client/i18n';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import { useState } from 'react';
import { TextButton } from '../../../ui/button.tsx';
import sheet from '../../../widgets/tours/choose-sheet.module.css';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { agesFor, PeopleSheet } from '../../../widgets/travel/search/people-sheet.tsx';
import styles from './choose-stay.module.css';
import { type ChosenRoom, mayAdd, mostIn, type RoomPeople, roomsThen } from './chosen-rooms.ts';

type Draft = { readonly adults: number; readonly childAges: readonly (number | null)[] };

/** How many adults and children sleep in one room, and how old each child is. */
function RoomSheet(props: {
  readonly open: boolean;
  readonly title: string;
  readonly people: RoomPeople;
  readonly most: { readonly adults: number; readonly children: number };
  readonly onChoose: (people: RoomPeople) => void;
  readonly onClose: () => void;
}) {
  const t = useT();
  const [draft, setDraft] = useState<Draft>(props.people);
  const { childAge } = hotelLimits;
  return (
    <PeopleSheet
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      draft={draft}
      rows={[
        {
          title: t('travel.adults_label'),
          note: t('travel.adults_note', { age: childAge + 1 }),
          value: draft.adults,
          min: 1,
          max: props.most.adults,
          onChange: (adults) => setDraft((now) => ({ ...now, adults })),
        },
      ]}
      young={{
        note: t('travel.children_note', { age: childAge }),
        max: props.most.children,
        onChange: (count) => setDraft((now) => ({ ...now, childAges: agesFor(count, now.childAges) })),
      }}
      ages={{ to: childAge, why: t('travel.ages_why') }}
      onAges={(childAges) => setDraft((now) => ({ ...now, childAges }))}
      onDone={props.onChoose}
    />
  );
}

/** The rooms of a stay: who sleeps in each, one given up or one more. `titleOf` names a room by its place in the list. */
export function RoomRows(props: {
  readonly rooms: readonly ChosenRoom[];
  readonly titleOf: (index: number) => string;
  /** Who is named in a room of the booking, from 1. */
  readonly nameIn: (was: number) => string;
  readonly onChange: (rooms: readonly ChosenRoom[]) => void;
}) {
  const t = useT();
  const text = usePartyText();
  const [asked, setAsked] = useState<{ readonly index: number | null; readonly times: number }>({
    index: null,
    times: 0,
  });
  const { rooms, titleOf, onChange } = props;
  const asking = asked.index === null ? undefined : rooms[asked.index];
  const close = () => setAsked((now) => ({ ...now, index: null }));
  const replace = (index: number, room: ChosenRoom) => onChange(rooms.map((one, at) => (at === index ? room : one)));
  const giveUp = (index: number, room: ChosenRoom) =>
    room.was === null ? onChange(rooms.filter((_, at) => at !== index)) : replace(index, { ...room, gone: true });
  return (
    <section className={sheet.part}>
      <h3 className="h3">{t('hotels.change_rooms')}</h3>
      {rooms.map((room, index) => {
        const title = titleOf(index);
        const name = room.was === null ? '' : props.nameIn(room.was);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms are told apart by their place alone
          <div key={index} className={styles.room}>
            <div className="grow">
              <p className={room.gone ? 't3' : 'semi'}>{title}</p>
              <p className="cap t3">
                {room.gone ? t('hotels.room_given_up') : [text.aged(room), name].filter(Boolean).join(' · ')}
              </p>
            </div>
            {room.gone ? (
              <TextButton
                aria-label={t('hotels.keep_room_of', { room: title })}
                onClick={() => replace(index, { ...room, gone: false })}
              >
                {t('hotels.keep_room')}
              </TextButton>
            ) : (
              <>
                <TextButton
                  aria-haspopup="dialog"
                  aria-label={t('hotels.people_of', { room: title })}
                  onClick={() => setAsked((now) => ({ index, times: now.times + 1 }))}
                >
                  {t('hotels.people')}
                </TextButton>
                {roomsThen(rooms).length > 1 ? (
                  <TextButton
                    aria-label={t('hotels.give_up_room_of', { room: title })}
                    onClick={() => giveUp(index, room)}
                  >
                    {t('hotels.give_up_room')}
                  </TextButton>
                ) : null}
              </>
            )}
          </div>
        );
      })}
      {mayAdd(rooms) ? (
        <TextButton onClick={() => onChange([...rooms, { was: null, gone: false, adults: 1, childAges: [] }])}>
          {t('hotels.add_room')}
        </TextButton>
      ) : null}
      {asking && asked.index !== null ? (
        <RoomSheet
          key={asked.times}
          open
          title={titleOf(asked.index)}
          people={asking}
          most={mostIn(rooms, asking)}
          onChoose={(people) => {
            replace(asked.index ?? 0, { ...asking, ...people });
            close();
          }}
          onClose={close}
        />
      ) : null}
    </section>
  );
}

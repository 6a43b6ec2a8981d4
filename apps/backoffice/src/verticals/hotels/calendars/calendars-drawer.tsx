import type { HotelCalendars, HotelFeed, RoomCalendars } from '@app/contract/verticals/hotels/calendar-schemas';
import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import { IconBed, IconPlus } from '@tabler/icons-react';
import { Button } from 'antd';
import { useState } from 'react';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { RecordDrawer } from '../../../ui/drawer';
import { PartEmpty } from '../../../ui/page-parts';
import styles from './calendars.module.css';
import { ConflictNote } from './conflict-note';
import { FeedDrawer } from './feed-drawer';
import { FeedLine } from './feed-line';
import { OwnAddress } from './own-address';

type Edited = { room: RoomCalendars; feed: HotelFeed | null };

/** The calendars of one room type: its own address, and those that it reads. */
function RoomPart({ room, onEdit }: { room: RoomCalendars; onEdit: (edited: Edited) => void }) {
  const t = useText();
  return (
    <section className={styles.room} aria-label={room.name}>
      <h3>{room.name}</h3>
      <h4>{t('hotels.calendars.own')}</h4>
      <p className={styles.none}>{t('hotels.calendars.own_help')}</p>
      <OwnAddress room={room} />
      <h4>{t('hotels.calendars.feeds')}</h4>
      {room.feeds.length === 0 ? (
        <p className={styles.none}>{t('hotels.calendars.no_feeds')}</p>
      ) : (
        <ul className={styles.feeds}>
          {room.feeds.map((feed) => (
            <FeedLine key={feed.id} feed={feed} onEdit={() => onEdit({ room, feed })} />
          ))}
        </ul>
      )}
      <Button icon={<IconPlus size={16} />} onClick={() => onEdit({ room, feed: null })}>
        {t('hotels.calendars.add')}
      </Button>
    </section>
  );
}

function Parts({ calendars, onEdit }: { calendars: HotelCalendars; onEdit: (edited: Edited) => void }) {
  const t = useText();
  const { roomTypes, minutes } = calendars;
  if (roomTypes.length === 0)
    return <PartEmpty icon={<IconBed size={24} stroke={1.75} />} text={t('hotels.calendars.no_rooms')} />;
  return (
    <>
      <p className={styles.lead}>{t('hotels.calendars.lead', { minutes })}</p>
      {roomTypes.flatMap((room) =>
        room.conflicts.map((conflict) => (
          <ConflictNote key={`${room.id} ${conflict.first}`} room={room.name} conflict={conflict} />
        )),
      )}
      {roomTypes.map((room) => (
        <RoomPart key={room.id} room={room} onEdit={onEdit} />
      ))}
    </>
  );
}

/** Calendars of other sites: where they read this hotel's, which are read here, and nights that were sold twice. */
export function CalendarsDrawer({ hotelId, onClose }: { hotelId: string; onClose: () => void }) {
  const t = useText();
  const answer = useAnswer(calls.readHotelCalendars, { params: { id: hotelId } });
  const [edited, setEdited] = useState<Edited | null>(null);
  const calendars = answer.data?.hotelId === hotelId ? answer.data : undefined;
  return (
    <RecordDrawer
      title={t('hotels.calendars.title')}
      log={`hotel/${hotelId}`}
      waiting={!calendars}
      error={calendars ? null : answer.error}
      onRetry={() => void answer.refetch()}
      onClose={onClose}
    >
      {calendars && <Parts calendars={calendars} onEdit={setEdited} />}
      {edited && (
        <FeedDrawer hotelId={hotelId} room={edited.room} editing={edited.feed} onClose={() => setEdited(null)} />
      )}
    </RecordDrawer>
  );
}

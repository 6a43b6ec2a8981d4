import { refuse } from '@app/contract/core/refuse';
import type { HotelFeed, RoomCalendars } from '@app/contract/verticals/hotels/calendar-schemas';
import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import { useMemo } from 'react';
import { request } from '../../../api/request';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import { draftOf, type FeedDraft, feedForm, newFeed } from './feed-form';

type FeedDrawerProps = { hotelId: string; room: RoomCalendars; editing: HotelFeed | null; onClose: () => void };

const feedIn = ({ feeds }: Pick<RoomCalendars, 'feeds'>, id: string | null): HotelFeed =>
  (id === null ? feeds.at(-1) : feeds.find((feed) => feed.id === id)) ?? refuse('record.not_found');

/** Adds or edits a calendar of another site that a room type reads. */
export function FeedDrawer({ hotelId, room, editing, onClose }: FeedDrawerProps) {
  const t = useText();
  const fields = useMemo(() => feedForm(editing), [editing]);
  const reload = async (id: string) => {
    const { roomTypes } = await request(calls.readHotelCalendars, { params: { id: hotelId } });
    return feedIn({ feeds: roomTypes.flatMap(({ feeds }) => feeds) }, id);
  };
  return (
    <RecordFormDrawer<FeedDraft, HotelFeed>
      title={editing ? editing.name : t('hotels.calendars.new', { room: room.name })}
      partOf={`hotel/${hotelId}`}
      fields={fields}
      editing={editing}
      blank={newFeed}
      draftOf={draftOf}
      create={async (body) => feedIn(await request(calls.addHotelFeed, { params: { id: room.id }, body }), null)}
      update={async ({ id, version }, draft) =>
        feedIn(await request(calls.updateHotelFeed, { params: { id }, body: { ...draft, version } }), id)
      }
      reload={reload}
      onClose={onClose}
    />
  );
}

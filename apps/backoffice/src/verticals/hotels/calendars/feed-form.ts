import type { HotelFeed } from '@app/contract/verticals/hotels/calendar-schemas';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import { defineForm } from '../../../ui/form/define-form';

export type FeedDraft = { name: string; url: string; rooms: number };

export const newFeed: FeedDraft = { name: '', url: '', rooms: 1 };

/** The draft of a feed that exists: its address is not shown again. */
export const draftOf = ({ name, rooms }: HotelFeed): FeedDraft => ({ name, url: '', rooms });

/** The fields of a feed; the address of one that exists may stay empty. */
export const feedForm = (editing: HotelFeed | null) =>
  defineForm<FeedDraft>()([
    {
      name: 'name',
      kind: 'text',
      label: 'hotels.calendars.name',
      help: 'hotels.calendars.name_help',
      max: hotelLimits.feedName,
      required: true,
    },
    {
      name: 'url',
      kind: 'text',
      label: 'hotels.calendars.url',
      ...(editing
        ? { help: 'hotels.calendars.url_kept' as const }
        : { help: 'hotels.calendars.url_help' as const, required: true as const }),
      max: hotelLimits.feedUrl,
    },
    { name: 'rooms', kind: 'integer', label: 'hotels.calendars.rooms', required: true, half: true },
  ]);

import { refuse } from '@app/contract/core/refuse';
import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import type { RatePlanInput, RoomTypeInput } from '@app/contract/verticals/hotels/staff-input';
import type { StaffHotel, StaffRatePlan, StaffRoomType } from '@app/contract/verticals/hotels/staff-schemas';
import { request } from '../../../api/request';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import * as plans from './plan-form';
import * as rooms from './room-form';

type Of = { hotelId: string; onClose: () => void };

/** The one with the id; the newest, which has the largest id, when none is named. */
const oneOf = <R extends { id: string }>(records: readonly R[], id: string | null): R =>
  (id === null ? records.toSorted((a, b) => b.id.localeCompare(a.id))[0] : records.find((one) => one.id === id)) ??
  refuse('record.not_found');
const roomIn = (hotel: StaffHotel, id: string | null): StaffRoomType => oneOf(hotel.roomTypes, id);
const planIn = (hotel: StaffHotel, id: string | null): StaffRatePlan =>
  oneOf(
    hotel.roomTypes.flatMap((room) => room.plans),
    id,
  );

/** Creates or edits a room type of a hotel. */
export function RoomDrawer({ hotelId, editing, onClose }: Of & { editing: StaffRoomType | null }) {
  const t = useText();
  return (
    <RecordFormDrawer<RoomTypeInput, StaffRoomType>
      title={editing ? inMyLanguage(editing.name) : t('hotels.staff.new_room')}
      partOf={`hotel/${hotelId}`}
      fields={rooms.roomForm}
      editing={editing}
      blank={rooms.newRoom}
      draftOf={rooms.draftOf}
      create={async (body) => roomIn(await request(calls.createRoomType, { params: { id: hotelId }, body }), null)}
      update={async ({ id, version }, draft) =>
        roomIn(await request(calls.updateRoomType, { params: { id }, body: { ...draft, version } }), id)
      }
      reload={async (id) => roomIn(await request(calls.readHotel, { params: { id: hotelId } }), id)}
      onClose={onClose}
    />
  );
}

type PlanDrawerProps = Of & { room: StaffRoomType; editing: StaffRatePlan | null };

/** Creates or edits a rate plan of a room type. */
export function PlanDrawer({ hotelId, room, editing, onClose }: PlanDrawerProps) {
  const t = useText();
  return (
    <RecordFormDrawer<RatePlanInput, StaffRatePlan>
      title={editing ? inMyLanguage(editing.name) : t('hotels.staff.new_plan', { room: inMyLanguage(room.name) })}
      partOf={`hotel/${hotelId}`}
      fields={plans.planForm}
      editing={editing}
      blank={plans.newPlan}
      draftOf={plans.draftOf}
      create={async (draft) =>
        planIn(await request(calls.createRatePlan, { params: { id: room.id }, body: plans.bodyOf(draft) }), null)
      }
      update={async ({ id, version }, draft) =>
        planIn(await request(calls.updateRatePlan, { params: { id }, body: { ...plans.bodyOf(draft), version } }), id)
      }
      reload={async (id) => planIn(await request(calls.readHotel, { params: { id: hotelId } }), id)}
      onClose={onClose}
    />
  );
}

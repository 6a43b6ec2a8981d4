import type { StaffHotel, StaffRatePlan, StaffRoomType } from '@app/contract/verticals/hotels/staff-schemas';
import { IconBed, IconPlus } from '@tabler/icons-react';
import { Button, Card, Table } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../../api/session';
import { inMyLanguage } from '../../../text/in-my-language';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { StatusTag, Thumb, TwoLines } from '../../../ui/list/cells';
import { PartEmpty } from '../../../ui/page-parts';
import { PlanDrawer, RoomDrawer } from './room-drawers';
import { useRoomWords } from './room-words';
import styles from './rooms.module.css';

type Open =
  | { what: 'room'; room: StaffRoomType | null }
  | { what: 'plan'; room: StaffRoomType; plan: StaffRatePlan | null };

type PlansProps = { room: StaffRoomType; mayEdit: boolean; onEdit: (plan: StaffRatePlan) => void };

/** The rate plans of a room type. */
function Plans({ room, mayEdit, onEdit }: PlansProps) {
  const t = useText();
  const format = useFormat();
  const { cancelling } = useRoomWords();
  return (
    <Table<StaffRatePlan>
      rowKey="id"
      size="middle"
      pagination={false}
      dataSource={room.plans}
      locale={{ emptyText: <span className={styles.none}>{t('hotels.staff.no_plans')}</span> }}
      columns={[
        {
          title: t('hotels.staff.plan'),
          key: 'name',
          width: '26%',
          render: (_, plan) => (
            <TwoLines strong top={inMyLanguage(plan.name)} bottom={t(`hotels.board.${plan.board}`)} />
          ),
        },
        { title: t('hotels.staff.cancel_steps'), key: 'cancel', render: (_, plan) => cancelling(plan) },
        {
          title: t('hotels.staff.minimum_stay'),
          key: 'minimum',
          width: 150,
          align: 'right',
          render: (_, plan) => t('hotels.staff.nights_count', { count: plan.minimumStay }),
        },
        {
          title: t('hotels.staff.base_price'),
          key: 'base',
          width: 180,
          align: 'right',
          render: (_, plan) => <b className={styles.price}>{format.money(plan.baseUsd)}</b>,
        },
        {
          title: t('hotels.staff.on_sale'),
          key: 'online',
          width: 120,
          render: (_, plan) => (
            <StatusTag tone={plan.online ? 'success' : 'neutral'}>{t(plan.online ? 'ui.yes' : 'ui.no')}</StatusTag>
          ),
        },
        {
          key: 'actions',
          width: 120,
          align: 'right',
          render: (_, plan) => (
            <Button type="link" size="small" onClick={() => onEdit(plan)}>
              {t(mayEdit ? 'ui.list.edit' : 'ui.list.view')}
            </Button>
          ),
        },
      ]}
    />
  );
}

/** The room types of a hotel, each with the rate plans it is sold by. */
export function HotelRooms({ hotel }: { hotel: StaffHotel }) {
  const t = useText();
  const mayEdit = useAllowed('travel.hotels.edit');
  const { about } = useRoomWords();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const addRoom = mayEdit && (
    <Button icon={<IconPlus size={16} />} onClick={() => setOpen({ what: 'room', room: null })}>
      {t('hotels.staff.new_room')}
    </Button>
  );
  return (
    <>
      {hotel.roomTypes.length === 0 && (
        <Card variant="borderless">
          <PartEmpty icon={<IconBed size={24} stroke={1.75} />} text={t('hotels.staff.no_rooms')}>
            {addRoom}
          </PartEmpty>
        </Card>
      )}
      {hotel.roomTypes.map((room) => (
        <Card key={room.id} variant="borderless" className={styles.room ?? ''}>
          <header className={styles.head}>
            <Thumb url={room.pictures[0] ?? null} size={56} icon={IconBed} />
            <div>
              <h3>
                {inMyLanguage(room.name)}
                {!room.online && <StatusTag tone="neutral">{t('hotels.staff.not_on_sale')}</StatusTag>}
              </h3>
              <p>{about(room)}</p>
            </div>
            <Button onClick={() => setOpen({ what: 'room', room })}>
              {t(mayEdit ? 'ui.list.edit' : 'ui.list.view')}
            </Button>
            {mayEdit && (
              <Button icon={<IconPlus size={16} />} onClick={() => setOpen({ what: 'plan', room, plan: null })}>
                {t('hotels.staff.add_plan')}
              </Button>
            )}
          </header>
          <Plans room={room} mayEdit={mayEdit} onEdit={(plan) => setOpen({ what: 'plan', room, plan })} />
        </Card>
      ))}
      {hotel.roomTypes.length > 0 && addRoom}
      {open?.what === 'room' && <RoomDrawer hotelId={hotel.id} editing={open.room} onClose={close} />}
      {open?.what === 'plan' && <PlanDrawer hotelId={hotel.id} room={open.room} editing={open.plan} onClose={close} />}
    </>
  );
}

import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import type { StaffHotel } from '@app/contract/verticals/hotels/staff-schemas';
import { Button, Card, Skeleton, Tabs } from 'antd';
import { type ReactNode, useState } from 'react';
import { Route, Routes, useNavigate, useParams } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { RecordEditor } from '../../../ui/form/records/record-editor';
import { PageError, PageHead } from '../../../ui/page-parts';
import { HotelCalendar } from '../calendar/hotel-calendar';
import { HOTELS_PATH } from '../hotel-paths';
import { HotelRooms } from '../rooms/hotel-rooms';
import styles from './hotel.module.css';
import { bodyOf, draftOf, type HotelDraft, hotelSections, newHotel } from './hotel-form';

type Page = '' | 'rooms' | 'calendar';

/** The three pages of one hotel. */
function HotelTabs({ id, page }: { id: string; page: Page }) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <Tabs
      className={styles.tabs ?? ''}
      activeKey={page}
      onChange={(key) => void navigate([HOTELS_PATH, id, key].filter(Boolean).join('/'))}
      items={[
        { key: '', label: t('hotels.staff.hotel') },
        { key: 'rooms', label: t('hotels.staff.rooms_and_rates') },
        { key: 'calendar', label: t('hotels.staff.calendar') },
      ]}
    />
  );
}

type EditorProps = {
  hotel: StaffHotel | null;
  onSaved: (hotel: StaffHotel) => void;
  onTaken: (hotel: StaffHotel) => void;
};

function HotelEditor({ hotel, onSaved, onTaken }: EditorProps) {
  const t = useText();
  return (
    <RecordEditor<HotelDraft, StaffHotel>
      title={hotel ? inMyLanguage(hotel.name) : t('hotels.staff.new_hotel')}
      sections={hotelSections}
      record={hotel}
      blank={newHotel}
      draftOf={draftOf}
      create={(draft) => request(calls.createHotel, { body: bodyOf(draft) })}
      update={({ id, version }, draft) =>
        request(calls.updateHotel, { params: { id }, body: { ...bodyOf(draft), version } })
      }
      reload={(id) => request(calls.readHotel, { params: { id } })}
      mayEdit={useAllowed('travel.hotels.edit')}
      kind="hotel"
      backTo={HOTELS_PATH}
      under={hotel && <HotelTabs id={hotel.id} page="" />}
      onSaved={onSaved}
      onTaken={onTaken}
    />
  );
}

/** Creates a hotel, and goes on to its rooms. */
export function NewHotel() {
  const navigate = useNavigate();
  const opened = (made: StaffHotel) => void navigate(`${HOTELS_PATH}/${made.id}/rooms`, { replace: true });
  return <HotelEditor hotel={null} onSaved={opened} onTaken={opened} />;
}

/** Any page of a hotel but its form, under the hotel's name. */
function HotelPage({ hotel, page, children }: { hotel: StaffHotel; page: Page; children: ReactNode }) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={inMyLanguage(hotel.name)} note={inMyLanguage(hotel.cityName)}>
        <Button onClick={() => void navigate(HOTELS_PATH)}>{t('ui.back_to_list')}</Button>
      </PageHead>
      <HotelTabs id={hotel.id} page={page} />
      {children}
    </>
  );
}

/** One hotel: its form, its rooms and rates, its calendar. */
export function HotelPages() {
  const { id = '' } = useParams();
  const answer = useAnswer(calls.readHotel, { params: { id } });
  const now = answer.data?.id === id ? answer.data : null;
  // The form starts from the version first read; a later one is only taken when the person asks for it.
  const [base, setBase] = useState<StaffHotel | null>(null);
  if (now && base?.id !== id) setBase(now);
  if (answer.error && !now) return <PageError error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!now || base?.id !== id) {
    return (
      <Card variant="borderless">
        <Skeleton active paragraph={{ rows: 14 }} />
      </Card>
    );
  }
  return (
    <Routes>
      <Route
        path="rooms"
        element={
          <HotelPage hotel={now} page="rooms">
            <HotelRooms hotel={now} />
          </HotelPage>
        }
      />
      <Route
        path="calendar"
        element={
          <HotelPage hotel={now} page="calendar">
            <HotelCalendar hotel={now} />
          </HotelPage>
        }
      />
      <Route
        path="*"
        element={<HotelEditor key={`${base.id} ${base.version}`} hotel={base} onSaved={setBase} onTaken={setBase} />}
      />
    </Routes>
  );
}

import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import type { StaffHotelRow } from '@app/contract/verticals/hotels/staff-schemas';
import { IconBed } from '@tabler/icons-react';
import { Flex } from 'antd';
import { Link } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { listed } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { Thumb, TwoLines } from '../../../ui/list/cells';
import { FlagSwitch } from '../../../ui/list/columns/flag-switch';
import type { CellContext } from '../../../ui/list/define-list';
import { HOTELS_PATH } from '../hotel-paths';

type Flags = { online?: boolean; hot?: boolean };

/** Lists, delists or recommends hotels. */
export const setHotels = (ids: string[], flags: Flags) => request(calls.setHotelFlags, { body: { ids, ...flags } });

/** Picture and name, which leads to the hotel; its part of town under it. */
export const hotelCell = (row: StaffHotelRow) => (
  <Flex gap={12} align="center" style={{ minWidth: 220, maxWidth: 320 }}>
    <Thumb url={row.cover} icon={IconBed} />
    <TwoLines
      strong
      top={
        <Link to={`${HOTELS_PATH}/${row.id}`} title={row.name}>
          {row.name}
        </Link>
      }
      bottom={row.area}
    />
  </Flex>
);

export const placeCell = (row: StaffHotelRow) => row.city.name;

/** Stars as a number beside a star; none for none. */
export const starsCell = (row: StaffHotelRow, { t }: CellContext) =>
  row.stars === 0 ? t('hotels.staff.stars_0') : t('hotels.staff.stars_count', { count: row.stars });

/** The score of its comments, and how many there are. */
export const scoreCell = (row: StaffHotelRow, { t, format }: CellContext) =>
  row.score === null ? (
    '–'
  ) : (
    <TwoLines
      strong
      top={format.decimal(row.score)}
      bottom={t('hotels.staff.reviews_count', { count: row.reviews, number: format.count(row.reviews) })}
    />
  );

/** One flag of a hotel, set at once. */
export function HotelFlag({ row, flag }: { row: StaffHotelRow; flag: 'online' | 'hot' }) {
  const t = useText();
  return (
    <FlagSwitch
      on={row[flag]}
      allowed={useAllowed('travel.hotels.list')}
      label={listed(t(`hotels.staff.${flag}`), row.name)}
      set={(on) => setHotels([row.id], { [flag]: on })}
      done="hotels.staff.flags_set"
    />
  );
}

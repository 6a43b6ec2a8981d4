import type { StaffChangeSide, StaffTravelBundle, StaffTravelRow } from '@app/contract/travel/staff-schemas';
import { Flex } from 'antd';
import { Link } from 'react-router';
import { StatusTag, Thumb, TwoLines } from '../../../ui/list/cells';
import type { CellContext } from '../../../ui/list/define-list';
import { listLink } from '../../../ui/list/list-link';
import type { ChangeOfKind } from '../define-change';
import { iconOf } from '../travel-kinds';
import { TRAVEL_ORDERS_PATH } from '../travel-paths';
import { TravelState } from './order-state';
import { TimeLeft } from './time-left';

/** Picture, number, and when it was placed. */
export const orderCell = (order: StaffTravelRow, { format }: CellContext) => (
  <Flex gap={12} align="center">
    <Thumb url={order.cover} icon={iconOf(order.kind)} />
    <TwoLines
      strong
      whole
      top={<Link to={`${TRAVEL_ORDERS_PATH}/${order.id}`}>{order.number}</Link>}
      bottom={format.moment(order.createdAt)}
    />
  </Flex>
);

/** What was booked. */
export const subjectCell = (order: StaffTravelRow) => (
  <span style={{ display: 'block', width: 128 }}>
    <TwoLines top={order.title} bottom={order.subtitle} />
  </span>
);

/** Who booked it, with the phone under the name. */
export const contactCell = (order: StaffTravelRow) => <TwoLines whole top={order.contact} bottom={order.phone} />;

/** The days of the service, as its place writes them. */
export const serviceDays = ({ service }: Pick<StaffTravelRow, 'service'>, { t, format }: CellContext): string => {
  const day = (date: string) => format.day(`${date}T00:00`);
  return service.from === service.to
    ? day(service.from)
    : t('travel.staff.days', { from: day(service.from), to: day(service.to) });
};

/** What an order is of, before a change or after it, as its kind says it; its days where that was not stored or says no more. */
export const saidOf = (
  { subject, service }: StaffChangeSide,
  kind: ChangeOfKind | undefined,
  ctx: CellContext,
): string => (subject && kind?.said ? kind.said(subject.item, ctx) : serviceDays({ service }, ctx));

/** The day the service begins, and the one it ends on under it. */
export const serviceCell = ({ service }: StaffTravelRow, { t, format }: CellContext) => (
  <TwoLines
    whole
    top={format.day(`${service.from}T00:00`)}
    bottom={service.from === service.to ? '' : t('travel.staff.until_day', { day: format.day(`${service.to}T00:00`) })}
  />
);

/** The list of the orders of a combo. */
export const bundleLink = ({ number }: StaffTravelBundle): string => listLink(TRAVEL_ORDERS_PATH, { number });

/** The combo it is a part of, leading to all of its orders, and which of them it is. */
export const bundleCell = ({ bundle }: StaffTravelRow, { t }: CellContext) =>
  bundle ? (
    <TwoLines
      whole
      top={<Link to={bundleLink(bundle)}>{bundle.number}</Link>}
      bottom={t('travel.staff.bundle_part', { part: bundle.part, of: bundle.of })}
    />
  ) : (
    '–'
  );

/** What the first part of a trip takes, in pixels: a flight with its route at least. */
const FIRST_WIDTH = { minWidth: 118, maxWidth: 168 } as const;

/** What it begins with, and when by the clock of its place. */
export const firstCell = ({ first }: StaffTravelRow, { format }: CellContext) =>
  first ? (
    // Names of tours are long, and what is booked stands beside it.
    <div style={FIRST_WIDTH} title={first.name}>
      <TwoLines top={first.name} bottom={`${format.day(first.localTime)} ${first.localTime.slice(11)}`} />
    </div>
  ) : (
    '–'
  );

/** The first of its numbers, such as a record locator, and how many there are beside it. */
export const referencesCell = ({ references: [first, ...others] }: StaffTravelRow, { t }: CellContext) =>
  first ? (
    <TwoLines
      whole
      top={first}
      bottom={others.length > 0 ? t('travel.staff.more_references', { count: others.length }) : ''}
    />
  ) : (
    '–'
  );

/** How long there is to confirm it in time, and until when. */
export const promiseCell = ({ confirmBy }: StaffTravelRow, { format }: CellContext) =>
  confirmBy ? <TwoLines whole top={<TimeLeft until={confirmBy} />} bottom={format.moment(confirmBy)} /> : '–';

/** The state, and that nobody came. */
export const stateCell = (order: StaffTravelRow, { t }: CellContext) => (
  <Flex gap={4}>
    <TravelState state={order.state} />
    {order.noShow && <StatusTag tone="danger">{t('travel.staff.no_show')}</StatusTag>}
  </Flex>
);

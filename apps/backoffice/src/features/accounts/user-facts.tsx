import type { UserDetail } from '@app/contract/accounts/staff/staff-schemas';
import { matchLocale } from '@app/contract/core/locale';
import { Card, Flex } from 'antd';
import { Link } from 'react-router';
import { useAllowed, useSession } from '../../api/session';
import { comma, listed } from '../../text/in-my-language';
import { localeNames } from '../../text/locale';
import { useFormat } from '../../text/use-format';
import { useText, useTextOf } from '../../text/use-text';
import { AGENTS_PATH } from '../../ui/agent/agent-path';
import { ratioText } from '../../ui/agent/ratio-text';
import { countryName } from '../../ui/countries';
import { Facts } from '../../ui/drawer';
import { Thumb } from '../../ui/list/cells';
import { listLink } from '../../ui/list/list-link';
import { goodsOrders, kindText, orderPlace, travelOrders } from '../../ui/order-kind';
import styles from './accounts.module.css';
import { levelText } from './user-cells';
import { Rows, UserCard } from './user-parts';

type Part = { user: UserDetail };

const LevelFact = ({ image, text }: { image: string; text: string }) => (
  <span className={styles.level}>
    <Thumb url={image} size={24} />
    {text}
  </span>
);

/** Who it is. */
export function ProfileCard({ user }: Part) {
  const t = useText();
  const format = useFormat();
  const seesAgents = useAllowed('people.agents.view');
  const { agentOf, levelImage, benefits } = user;
  const level = levelText(user, { t });
  return (
    <Card variant="borderless">
      <Facts
        title={t('users.profile')}
        facts={[
          [t('users.avatar'), user.avatar && <Thumb key="avatar" url={user.avatar} />],
          [t('users.real_name'), user.realName],
          [t('users.email'), user.email],
          [t('users.verified'), t(user.emailVerified ? 'ui.yes' : 'ui.no')],
          [
            t('users.phone'),
            user.phone &&
              [user.phone, user.phoneCountry && countryName(user.phoneCountry)].filter(Boolean).join(comma()),
          ],
          [t('users.gender'), user.gender && t(`users.gender.${user.gender}`)],
          [t('users.birthday'), user.birthday],
          [t('users.level'), levelImage ? <LevelFact key="level" image={levelImage} text={level} /> : level],
          [t('users.benefits'), benefits.length > 0 && <span className={styles.lines}>{benefits.join('\n')}</span>],
          [t('users.spent'), format.money(user.spentUsd)],
          [t('users.code'), user.inviteCode],
          [t('users.valid_subordinates'), format.count(user.validSubordinates)],
          [
            t('users.agent_of'),
            agentOf && (seesAgents ? <Link to={`${AGENTS_PATH}/${agentOf.id}`}>{agentOf.name}</Link> : agentOf.name),
          ],
          [t('users.agent_level'), agentOf && format.count(agentOf.level)],
          [t('users.agent_ratio'), agentOf && ratioText(agentOf.rebateBp, { t })],
          [t('users.language'), localeNames[matchLocale(user.locale) ?? 'en-US']],
          [t('users.currency'), user.currency],
          [t('users.registered'), format.exact(user.createdAt)],
          [t('users.last_seen'), user.lastSeenAt && format.exact(user.lastSeenAt)],
        ]}
      />
    </Card>
  );
}

/** What the customer has, with the ways to the books and to an adjustment. */
export function PurseCard({ user }: Part) {
  const t = useText();
  const format = useFormat();
  const adjusts = useAllowed('money.adjustments.request');
  const whole = useAllowed('people.users.personal');
  const { money, points } = user;
  if (!money && !points) return null;
  const books = (id: string | null | undefined) =>
    id && <Link to={`/money/ledger/accounts/${id}`}>{t('users.to_books')}</Link>;
  const rows = [
    ...(money
      ? [
          {
            key: 'available',
            top: t('users.available'),
            small: books(money.accountId),
            right: <b>{format.money(money.availableUsd)}</b>,
          },
          { key: 'held', top: t('users.held'), right: format.money(money.heldUsd) },
        ]
      : []),
    ...(points
      ? [
          {
            key: 'points',
            top: t('users.points'),
            small: books(points.accountId),
            right: <b>{format.count(points.points)}</b>,
          },
        ]
      : []),
  ];
  const adjust = adjusts && whole && user.state !== 'deleted' && (
    <Link to={`/money/adjustments?for=${encodeURIComponent(user.email)}`}>{t('users.adjust')}</Link>
  );
  return (
    <UserCard title={t('users.purse')} action={adjust}>
      <Rows rows={rows} />
    </UserCard>
  );
}

const allOrders = [
  { ...goodsOrders, label: 'users.all_orders' },
  { ...travelOrders, label: 'users.all_travel' },
] as const;

/** The newest orders of every kind, and the ways to all of them. */
export function OrdersCard({ user }: Part) {
  const t = useText();
  const textOf = useTextOf();
  const format = useFormat();
  const whole = useAllowed('people.users.personal');
  const { permissions } = useSession();
  const { orders } = user;
  if (!orders) return null;
  const places = allOrders.filter(({ permission }) => permissions.includes(permission));
  const sum = t('users.orders_sum', {
    count: orders.total,
    orders: format.count(orders.total),
    paid: format.money(orders.paidUsd),
  });
  return (
    <UserCard
      title={t('users.orders')}
      action={
        whole && (
          <Flex gap={12} wrap>
            {places.map(({ path, permission, label }) => (
              <Link key={permission} to={listLink(path, { email: user.email })}>
                {t(label)}
              </Link>
            ))}
          </Flex>
        )
      }
    >
      <Flex vertical gap={12}>
        <span className={styles.small}>{sum}</span>
        <Rows
          rows={orders.latest.map((order) => ({
            key: order.id,
            top: <Link to={`${orderPlace(order.kind).path}/${order.id}`}>{order.number}</Link>,
            small: [
              t(kindText(order.kind)),
              textOf(`${orderPlace(order.kind).states}${order.state}`, 'ui.unknown'),
              format.moment(order.createdAt),
            ].join(comma()),
            right: format.money(order.payableUsd),
          }))}
        />
      </Flex>
    </UserCard>
  );
}

/** Coupons, the newest first. */
export function CouponsCard({ user }: Part) {
  const t = useText();
  const format = useFormat();
  if (!user.coupons) return null;
  return (
    <UserCard title={t('users.coupons')}>
      <Rows
        rows={user.coupons.map((coupon) => ({
          key: coupon.id,
          top: <Link to={`/trade/coupons/${coupon.couponId}`}>{coupon.name}</Link>,
          small: t('users.coupon_until', { at: format.moment(coupon.validUntil) }),
          right: t(`users.coupon.${coupon.state}`),
        }))}
      />
    </UserCard>
  );
}

/** Where parcels go. */
export function AddressesCard({ user }: Part) {
  const t = useText();
  if (!user.addresses) return null;
  return (
    <UserCard title={t('users.addresses')}>
      <Rows
        rows={user.addresses.map((address) => ({
          key: address.id,
          top: [
            address.addressDetail,
            address.county,
            address.city,
            address.province,
            address.postalCode,
            address.country,
          ]
            .filter(Boolean)
            .join(comma()),
          small: listed(address.name, address.tel),
          right: address.isDefault && t('users.default'),
        }))}
      />
    </UserCard>
  );
}

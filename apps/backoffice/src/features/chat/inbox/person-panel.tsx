import { staffChatEndpoints as calls } from '@app/contract/chat/staff-endpoints';
import type { InboxTalk } from '@app/contract/chat/staff-schemas';
import { IconStarFilled } from '@tabler/icons-react';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useAnswer } from '../../../api/use-answer';
import { localeNames } from '../../../text/locale';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { CustomerLink } from '../../../ui/customer-link';
import { PartError } from '../../../ui/page-parts';
import styles from './inbox.module.css';
import { OrderLine } from './talk-cards';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

/** Who one talks with: profile, what was left with a message, the rating, and the latest orders. */
export function PersonPanel({ talk }: { talk: InboxTalk }) {
  const t = useText();
  const format = useFormat();
  const answer = useAnswer(calls.person, { params: { id: talk.id } });
  const person = answer.data;
  if (!person) {
    return (
      <aside className={styles.side} aria-label={t('desk.person')}>
        {answer.error ? (
          <PartError error={answer.error} onRetry={() => void answer.refetch()} />
        ) : (
          <Skeleton active paragraph={{ rows: 6 }} />
        )}
      </aside>
    );
  }
  const { customer, left, orders } = person;
  const email = customer?.email ?? left?.email;
  return (
    <aside className={styles.side} aria-label={t('desk.person')}>
      <h2>
        {customer ? <CustomerLink id={customer.id} name={customer.nickname} /> : (left?.name ?? t('desk.visitor'))}
      </h2>
      <dl className={styles.facts}>
        {email && <Fact name={t('desk.email')}>{email}</Fact>}
        <Fact name={t('desk.language')}>{localeNames[person.locale]}</Fact>
        {customer && <Fact name={t('desk.since')}>{format.day(customer.createdAt)}</Fact>}
        {customer && <Fact name={t('desk.spent')}>{format.money(customer.spentUsd)}</Fact>}
        <Fact name={t('desk.talks_count')}>{format.count(person.talks)}</Fact>
        {talk.rating !== null && (
          <Fact name={t('desk.rating')}>
            <span className={styles.stars}>
              <IconStarFilled size={14} aria-hidden="true" /> {t('desk.stars', { count: talk.rating })}
            </span>
            {talk.ratingNote && <p>{talk.ratingNote}</p>}
          </Fact>
        )}
      </dl>
      <h3>{t('desk.orders')}</h3>
      {!customer && <p className={styles.note}>{t('desk.without_account')}</p>}
      {customer && orders === null && <p className={styles.note}>{t('desk.orders_hidden')}</p>}
      {customer && orders?.length === 0 && <p className={styles.note}>{t('desk.no_orders')}</p>}
      {orders?.map((order) => (
        <OrderLine key={order.id} order={order} />
      ))}
    </aside>
  );
}

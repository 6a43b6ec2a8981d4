import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { IconHeadset, IconSearch } from '@tabler/icons-react';
import { useAskInChat } from '../../../shell/chat.ts';
import { shopNow } from '../../../shell/time-zone.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import styles from './advice-card.module.css';
import { adviceOf, cancelsFor } from './booking-advice.ts';

/** What can be done about what this page does not change: cancel for what it costs now and book anew, or ask with the booking named. */
export function AdviceCard(props: { readonly order: TravelOrderDetail; readonly onBookAgain: () => void }) {
  const t = useT();
  const format = usePriceFormat();
  const ask = useAskInChat();
  const { order } = props;
  const advice = adviceOf(order);
  if (advice.length === 0) return null;
  const { kind, fee } = cancelsFor(order, shopNow());
  const cancellable = order.actions.includes('cancel_paid');
  return (
    <Card flush className="no-print">
      <div className={styles.words}>
        <h2 className="h3">{t('travel.advice.title')}</h2>
        {advice.map((one) => (
          <div key={one}>
            <p className="semi">{t(`travel.advice.${one}`)}</p>
            <p className="sub t2">{t(`travel.advice.${one}_text`)}</p>
          </div>
        ))}
        {cancellable ? (
          <p className="sub t2">
            {kind === 'partly'
              ? t('travel.advice.costs_fee', { amount: format.text(fee) })
              : t(kind === 'free' ? 'travel.advice.costs_nothing' : 'travel.advice.costs_all')}
          </p>
        ) : null}
      </div>
      <ListRow
        icon={<Icon as={IconSearch} className="brand" />}
        title={t('travel.advice.look')}
        note={t('travel.advice.look_text')}
        onPress={props.onBookAgain}
      />
      <ListRow
        icon={<Icon as={IconHeadset} className="brand" />}
        title={t('travel.advice.ask')}
        note={t('travel.advice.ask_text', { number: order.number })}
        onPress={() => ask(t('travel.advice.ask_draft', { number: order.number, title: order.subject.title }))}
      />
    </Card>
  );
}

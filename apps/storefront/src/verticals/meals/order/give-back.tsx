import { isApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { mealEndpoints } from '@app/contract/verticals/meals/endpoints';
import type { MealCode, MealItem } from '@app/contract/verticals/meals/views';
import { IconReceiptRefund } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, Note } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/controls.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { KeyValue, ListRow } from '../../../ui/list-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useNumberText } from '../../../widgets/number-text.ts';
import { useTravelStep } from '../../../widgets/travel/order/use-travel-order.ts';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import styles from './give-back.module.css';
import { givenBack } from './given-back.ts';

type Of = { readonly order: TravelOrderDetail; readonly item: MealItem };

/** Chooses which unused pieces go back, and says what comes back before it is sent. Mount it anew for each opening. */
function GiveBackSheet(props: Of & { readonly open: boolean; readonly onClose: () => void }) {
  const t = useT();
  const format = usePriceFormat();
  const number = useNumberText();
  const { order, item } = props;
  const usable = item.codes.filter(({ state }) => state === 'usable');
  // Of several none is chosen at first: one press too many must not return all of them.
  const [kept, setKept] = useState<readonly number[]>(usable.length > 1 ? usable.map((piece) => piece.number) : []);
  const [problem, setProblem] = useState<string | null>(null);
  const step = useTravelStep(mealEndpoints.giveBackCodes, { toast: false });
  const chosen = usable.filter((piece) => !kept.includes(piece.number));
  const back = givenBack(chosen, order.payable);
  const amount = format.text({ ...order.payable, amount: back.amount });
  const submitText = (): string => {
    if (back.refundUsd > 0) return t('meal.order.give_back_for', { amount });
    return back.points > 0 ? t('meal.order.give_back_points', { count: back.points }) : t('meal.order.give_back');
  };
  const choose = (piece: MealCode, on: boolean) =>
    setKept(on ? kept.filter((one) => one !== piece.number) : [...kept, piece.number]);
  const send = async () => {
    setProblem(null);
    const numbers = chosen.map((piece) => piece.number);
    try {
      await step.mutateAsync({ body: { orderId: order.id, numbers, refundUsd: back.refundUsd } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      // What is shown above was read again meanwhile.
      setProblem(error.msg);
      return;
    }
    toast(t('meal.order.given_back', { count: numbers.length }), 'success');
    props.onClose();
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('meal.order.give_back')}
      footer={
        <Button block loading={step.isPending} disabled={chosen.length === 0} onClick={() => void send()}>
          {submitText()}
        </Button>
      }
    >
      <p className="t2">{t('meal.order.give_back_text')}</p>
      <fieldset className={styles.list} aria-label={t('meal.order.which')}>
        {usable.map((piece) => (
          <Checkbox
            key={piece.number}
            label={t('meal.order.piece', { number: piece.number })}
            checked={!kept.includes(piece.number)}
            onChange={(on) => choose(piece, on)}
          >
            <span className={styles.line}>
              <span>{t('meal.order.piece', { number: piece.number })}</span>
              {order.payable.usd > 0 ? (
                <span className="num t2">
                  {format.text({ ...order.payable, amount: givenBack([piece], order.payable).amount })}
                </span>
              ) : null}
            </span>
          </Checkbox>
        ))}
      </fieldset>
      <dl>
        {back.points > 0 ? <KeyValue name={t('travel.refund_points')}>{number(back.points)}</KeyValue> : null}
        {back.refundUsd > 0 || back.points === 0 ? (
          <KeyValue strong name={t('travel.refund_back')}>
            {back.refundUsd > 0 ? amount : t('orders.nothing')}
          </KeyValue>
        ) : null}
      </dl>
      {problem ? <Note tone="bad">{problem}</Note> : null}
    </Sheet>
  );
}

/** The way to give back unused pieces, while that may be. */
export function GiveBack({ order, item }: Of) {
  const t = useT();
  const asking = useAsking<'back'>();
  const sheet = (
    <GiveBackSheet key={asking.times} order={order} item={item} open={asking.what === 'back'} onClose={asking.close} />
  );
  if (!order.own || !item.mayGiveBack) return asking.what === 'back' ? sheet : null;
  return (
    <>
      <Card flush>
        <ListRow
          icon={<Icon as={IconReceiptRefund} className="brand" />}
          title={t('meal.order.give_back')}
          note={t('meal.order.give_back_note')}
          onPress={() => asking.ask('back')}
        />
      </Card>
      {sheet}
    </>
  );
}

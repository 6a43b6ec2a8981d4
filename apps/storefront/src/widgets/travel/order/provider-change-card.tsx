import { isApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { ProviderChange } from '@app/contract/travel/order-views';
import { IconArrowsExchange } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import { Card, Note } from '../../../ui/card.tsx';
import { confirm } from '../../../ui/confirm-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useMomentText } from '../../moment-text.ts';
import { useAsking } from '../use-asking.ts';
import { AlternativesSheet } from './alternatives-sheet.tsx';
import type { ChangedLines } from './change-sheet.tsx';
import styles from './provider-change-card.module.css';
import { useTravelStep } from './use-travel-order.ts';

type CardProps = {
  readonly order: { readonly id: string };
  readonly change: ProviderChange;
  /** How what is booked is said, before the change and after it. */
  readonly lines: ChangedLines;
  /** Why, where the kind says so. */
  readonly reason: string | null;
  /** Whether it is a part of a bundle, whose other parts stay. */
  readonly part?: boolean | undefined;
  /** Begins cancelling all of the bundle that it is a part of, where that may be left for nothing. */
  readonly onAll?: (() => void) | undefined;
};

/** What was booked and what is had now, one below the other. */
function Sides({ change, lines }: Pick<CardProps, 'change' | 'lines'>) {
  const t = useT();
  const said = (lines: readonly string[]) => lines.map((line) => <div key={line}>{line}</div>);
  if (change.off) return <div className={styles.off}>{said(lines(change.before))}</div>;
  const before = lines(change.before);
  const after = lines(change.after);
  // What stays as it was is said once, with what is had now.
  const differing = before.filter((line) => !after.includes(line));
  return (
    <dl className={styles.sides}>
      <dt>{t('travel.provider.before')}</dt>
      <dd className={styles.was}>{said(differing.length > 0 ? differing : before)}</dd>
      <dt>{t('travel.provider.after')}</dt>
      <dd className={styles.now}>{said(after)}</dd>
    </dl>
  );
}

/** What goes back, in money and points. */
function useBackText(): (change: ProviderChange) => string {
  const t = useT();
  const format = usePriceFormat();
  return ({ refund, points }) =>
    points > 0
      ? t('travel.provider.refund_points', { amount: format.text(refund), count: points })
      : format.text(refund);
}

/** Whether nothing was paid that could come back, as for a table that is paid at its place. */
const isUnpaid = ({ refund, points }: ProviderChange): boolean => refund.usd === 0 && points === 0;

/** Has the customer answer; a refusal is shown by itself. */
function useAnswers({ order, change, part = false }: Pick<CardProps, 'order' | 'change' | 'part'>) {
  const t = useT();
  const backText = useBackText();
  const step = useTravelStep(travelEndpoints.answerChange);
  const send = async (answer: 'accept' | 'refund'): Promise<void> => {
    try {
      await step.mutateAsync({ body: { orderId: order.id, changeId: change.id, answer } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      return;
    }
    toast(t(answer === 'accept' ? 'travel.provider.accepted' : 'travel.provider.refunded'), 'success');
  };
  return {
    pending: step.isPending,
    accept: async () => {
      // Who gives up a right to leave for nothing is asked once more.
      const gives = change.choices.includes('refund');
      const question = { title: t('travel.provider.accept_sure'), text: t('travel.provider.accept_text') };
      if (gives && !(await confirm({ ...question, confirmLabel: t('travel.provider.accept') }))) return;
      await send('accept');
    },
    refund: async () => {
      if (isUnpaid(change)) {
        const leave = { title: t('travel.provider.leave_sure'), text: t('travel.provider.leave_text') };
        if (await confirm({ ...leave, confirmLabel: t('travel.provider.leave') })) await send('refund');
        return;
      }
      const back = backText(change);
      const question = part
        ? { title: t('travel.provider.refund_part_sure'), text: t('travel.provider.refund_part_text', { back }) }
        : { title: t('travel.provider.refund_sure'), text: t('travel.provider.refund_text', { back }) };
      if (await confirm({ ...question, confirmLabel: t('travel.provider.refund') })) await send('refund');
    },
  };
}

/**
 * What its provider has changed of a booking: what was booked, what is had now, until when to answer and what is done without an answer,
 * with the answers that there are.
 */
export function ProviderChangeCard(props: CardProps) {
  const t = useT();
  const moment = useMomentText();
  const { order, change } = props;
  const answers = useAnswers(props);
  const asking = useAsking<'alternatives'>();
  const { choices } = change;
  return (
    <Card className={styles.card ?? ''}>
      <section aria-live="polite">
        <h2 className={`h3 ${styles.head}`}>
          <Icon as={IconArrowsExchange} size="m" />
          {t(change.off ? 'travel.provider.off_title' : 'travel.provider.title')}
        </h2>
        {props.reason ? <p className="sub t2">{props.reason}</p> : null}
        <Sides change={change} lines={props.lines} />
        {change.stands || change.off ? null : <Note tone="bad">{t('travel.provider.broken')}</Note>}
        <p className={styles.until}>
          {t(
            change.off
              ? isUnpaid(change)
                ? 'travel.part_off.answer_unpaid'
                : 'travel.part_off.answer'
              : `travel.answer_by.${change.silence}`,
            {
              until: moment.minute(change.decideBy),
            },
          )}
        </p>
        <div className={styles.actions}>
          {props.onAll ? (
            <Button block kind="ghost" disabled={answers.pending} onClick={props.onAll}>
              {t('travel.provider.refund_all')}
            </Button>
          ) : null}
          {choices.includes('refund') ? (
            <Button block kind="ghost" disabled={answers.pending} onClick={() => void answers.refund()}>
              {t(isUnpaid(change) ? 'travel.provider.leave' : 'travel.provider.refund')}
            </Button>
          ) : null}
          {choices.includes('replace') ? (
            <Button block kind="soft" disabled={answers.pending} onClick={() => asking.ask('alternatives')}>
              {t('travel.provider.replace')}
            </Button>
          ) : null}
          {choices.includes('accept') ? (
            <Button block loading={answers.pending} onClick={() => void answers.accept()}>
              {t('travel.provider.accept')}
            </Button>
          ) : null}
        </div>
      </section>
      {choices.includes('replace') ? (
        <AlternativesSheet
          key={asking.times}
          order={order}
          change={change}
          lines={props.lines}
          open={asking.what === 'alternatives'}
          onClose={asking.close}
        />
      ) : null}
    </Card>
  );
}

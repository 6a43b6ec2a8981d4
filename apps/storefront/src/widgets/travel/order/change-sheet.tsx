import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import { dealGone } from '@app/contract/travel/deal-gone';
import type { ChangedBooking, TravelChange } from '@app/contract/travel/order-views';
import { Button, TextButton } from '../../../ui/button.tsx';
import { Note } from '../../../ui/card.tsx';
import { KeyValue } from '../../../ui/list-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { ErrorNote } from '../../../ui/states.tsx';
import { useNumberText } from '../../number-text.ts';
import { PriceLines } from '../../price-lines.tsx';
import { RoundingLine } from '../../rounding-line.tsx';
import { useSentences } from '../../use-sentences.ts';
import { PolicyLines } from '../policy/policy-card.tsx';
import { useWayWords } from '../policy/refund-words.ts';
import { ChangeEffects } from './change-effects.tsx';
import styles from './change-sheet.module.css';
import type { ChangeOnScreen } from './use-change.ts';

/** Says what a booking is of, before a change or after it: a line for each thing that may differ. */
export type ChangedLines = (booking: ChangedBooking) => readonly string[];

/** How a booking of a kind is changed: what begins it, and how what is booked is said. */
export type ChangingBooking = {
  /** Which form of change is asked for, where a kind has both. */
  readonly start: (action: 'change_dates' | 'add_extras') => void;
  readonly lines: ChangedLines;
};

/** What is booked now and what will be, one below the other. */
function BeforeAndAfter({ change, lines }: { readonly change: TravelChange; readonly lines: ChangedLines }) {
  const t = useT();
  const format = usePriceFormat();
  const rows = (booking: ChangedBooking) => lines(booking).map((line) => <div key={line}>{line}</div>);
  return (
    <dl className={styles.sides}>
      <KeyValue name={t('travel.change_before')}>{rows(change.before)}</KeyValue>
      <KeyValue strong name={t('travel.change_after')}>
        {rows(change.after)}
      </KeyValue>
      {change.others ? (
        <KeyValue name={t('travel.change_others')}>
          {t('travel.change_others_keep', { amount: format.text(change.others) })}
        </KeyValue>
      ) : null}
    </dl>
  );
}

/** The new price, what was paid, the fee, and what is left to pay or goes back. */
function Sums({ change, adds }: { readonly change: TravelChange; readonly adds: boolean }) {
  const t = useT();
  const format = usePriceFormat();
  const number = useNumberText();
  const { due, back } = change;
  const last = due ? 'travel.change_due' : back ? 'travel.change_back' : 'travel.change_even';
  return (
    <dl className={styles.sums}>
      {change.before.payable.usd > 0 ? (
        <KeyValue name={t('travel.change_paid')}>−{format.text(change.before.payable)}</KeyValue>
      ) : null}
      {adds ? null : (
        <KeyValue name={t('travel.change_fee')}>
          {change.fee.usd > 0 ? format.text(change.fee) : t('common.free')}
        </KeyValue>
      )}
      {change.pointsBack > 0 ? (
        <KeyValue name={t('travel.change_points_back')}>{number(change.pointsBack)}</KeyValue>
      ) : null}
      {due ? (
        <RoundingLine total={due} parts={[change.after.payable, change.fee]} off={[change.before.payable]} />
      ) : null}
      {back ? (
        <RoundingLine total={back} parts={[change.before.payable]} off={[change.after.payable, change.fee]} />
      ) : null}
      <KeyValue strong name={t(last)}>
        {due || back ? format.text(due ?? back ?? change.fee) : null}
      </KeyValue>
    </dl>
  );
}

/** That the deal at which it was booked does not hold for what it is changed to, where that is so. */
function DealGone({ change }: { readonly change: TravelChange }) {
  const t = useT();
  const format = usePriceFormat();
  const off = dealGone(change);
  if (!off) return null;
  return (
    <div className={styles.gone}>
      <Note>{t('travel.change_deal_gone', { amount: format.text(off) })}</Note>
    </div>
  );
}

/** That another is had for nothing, as its provider changed what is booked, where that is so. */
function ForNothing({ on }: { readonly on: ChangeOnScreen }) {
  const t = useT();
  if (!on.mayReplace) return null;
  return (
    <div className={styles.gone}>
      <Note tone="warn">{t('travel.change_for_nothing', { replace: t('travel.provider.replace') })}</Note>
    </div>
  );
}

/** What comes of it: money to the wallet, or a change that waits. */
function Then({ change }: { readonly change: TravelChange }) {
  const t = useT();
  const ways = useWayWords();
  const sentences = useSentences();
  if (change.due) return <Note>{t('travel.change_keeps')}</Note>;
  const where = ways(change.backBy);
  return <Note>{sentences(where, t('travel.change_confirms'))}</Note>;
}

/**
 * What a change of a booking costs, before it is made: what is booked now and what will be, the new price line by line, the
 * fee by the booking's policy and the difference; or why it cannot be had.
 */
export function ChangeSheet(props: {
  readonly open: boolean;
  readonly on: ChangeOnScreen;
  readonly lines: ChangedLines;
  /** What the first price line is of, such as 2 rooms, 3 nights. */
  readonly listName: string;
  /** What is taken off the list prices there. */
  readonly offName?: string;
  /** What it is called: a change of what is booked, or something that comes on top of it. */
  readonly action?: 'change_dates' | 'add_extras';
  /** What it is called where its action is called otherwise. */
  readonly title?: string;
  readonly onOther: () => void;
  readonly onClose: () => void;
}) {
  const t = useT();
  const format = usePriceFormat();
  const { change, error, refused, sending, again, make } = props.on;
  const { action = 'change_dates', title = t(`travel.action.${action}`) } = props;
  const submit = (): string => {
    if (change?.due) {
      const amount = format.text(change.due);
      return t(action === 'add_extras' ? 'travel.add_and_pay' : 'travel.change_and_pay', { amount });
    }
    if (change?.back) return t('travel.change_and_refund', { amount: format.text(change.back) });
    return title;
  };
  const footer = (
    <div className={styles.footer}>
      <Button block disabled={!change} loading={sending} onClick={() => void make()}>
        {submit()}
      </Button>
      <TextButton onClick={props.onOther}>{t('travel.change_other')}</TextButton>
    </div>
  );
  return (
    <Sheet open={props.open} onClose={props.onClose} title={title} footer={footer}>
      {change || error ? null : <SkeletonText lines={6} />}
      {error ? <ErrorNote error={error} onRetry={again} /> : null}
      {change ? (
        <>
          <BeforeAndAfter change={change} lines={props.lines} />
          <ChangeEffects effects={change.effects} />
          {action === 'change_dates' ? (
            <>
              <DealGone change={change} />
              <ForNothing on={props.on} />
            </>
          ) : null}
          <PriceLines
            lines={change.after.priceLines}
            payable={change.after.payable}
            sumName={t('travel.change_price')}
            listName={props.listName}
            offName={props.offName}
          />
          <Sums change={change} adds={action === 'add_extras'} />
          <Then change={change} />
          <h3 className={`h3 ${styles.head}`}>{t('travel.change_policy')}</h3>
          {change.policyKept && action === 'change_dates' ? (
            <p className={`sub t2 ${styles.kept}`}>{t('travel.change_policy_kept')}</p>
          ) : null}
          <PolicyLines policy={change.policy} payable={change.after.payable} zone={change.after.service.zone} />
        </>
      ) : null}
      {refused && !error ? (
        <div className={styles.refused} role="alert">
          <Note tone="bad">{refused}</Note>
        </div>
      ) : null}
    </Sheet>
  );
}

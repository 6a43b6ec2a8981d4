import { useT } from '@app/client/i18n';
import { hrefTo } from '../../../shell/navigation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { OldPrice, Price } from '../../../ui/price.tsx';
import { useMomentText } from '../../../widgets/moment-text.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { DealOff } from '../../../widgets/travel/search/deal-off.tsx';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { tripParams } from '../combo-address.ts';
import { savedOf } from '../combo-prices.ts';
import type { ComboOnScreen } from '../use-combo-plan.ts';
import page from './combo-page.module.css';

/** What all costs together and alone; on to the booking, to other days where it cannot be had, or once more where reading failed. */
export function ComboBar({ on, onDays }: { readonly on: ComboOnScreen; readonly onDays: () => void }) {
  const t = useT();
  const date = useDateText();
  const party = usePartyText();
  const { minute: moment } = useMomentText();
  const { combo, plan, trip, isStale } = on;
  const { from, to } = on.away;
  const ready = plan?.complete ? plan.price : null;
  const action = () => {
    if (combo.soldFrom) return <Button disabled>{t('combos.sold_from', { moment: moment(combo.soldFrom) })}</Button>;
    if (on.error) {
      return (
        <Button loading={isStale} onClick={on.refetch}>
          {t('common.try_again')}
        </Button>
      );
    }
    if (isStale || on.isPending) return <Button disabled>{t('combos.book')}</Button>;
    if (!ready) return <Button onClick={onDays}>{t('combos.other_days')}</Button>;
    const picks = on.filled.map(({ slot, filled }) => ({ slot: slot.key, key: filled.key }));
    const { with: _, ...params } = tripParams({ ...trip, picks });
    return (
      <ButtonLink href={hrefTo('comboSubmitOrder', { combo: combo.id, ...params })}>{t('combos.book')}</ButtonLink>
    );
  };
  const saved = plan ? savedOf(plan) : null;
  return (
    <>
      <div className={cx(page.sum, isStale && page.stale)} aria-live="polite" aria-busy={isStale}>
        {ready ? (
          <p className={page.cost}>
            <Price price={ready} size="l" deal={saved !== null} />
            {saved && plan?.alone ? <OldPrice price={plan.alone} /> : null}
          </p>
        ) : plan ? (
          <p className="sub t2">{t('combos.not_on_these_days')}</p>
        ) : null}
        {ready && plan?.deal ? <DealOff until deal={plan.deal} /> : null}
        <p className="cap t3">{[party.guests(trip.party), date.range(from, to)].join(t('travel.comma'))}</p>
      </div>
      {action()}
    </>
  );
}

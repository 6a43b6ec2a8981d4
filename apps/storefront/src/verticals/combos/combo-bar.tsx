import { useT } from '@app/client/i18n';
import { hrefTo } from '../../shell/navigation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { OldPrice, Price } from '../../ui/price.tsx';
import { useDateText } from '../../widgets/travel/date-text.ts';
import { usePartyText } from '../../widgets/travel/party-text.ts';
import { tripParams } from './combo-address.ts';
import page from './combo-page.module.css';
import { savedOf } from './combo-prices.ts';
import type { ComboOnScreen } from './use-combo-plan.ts';

/** What all costs together and alone; on to the booking, or to other days where it cannot be had. */
export function ComboBar({ on, onDays }: { readonly on: ComboOnScreen; readonly onDays: () => void }) {
  const t = useT();
  const date = useDateText();
  const party = usePartyText();
  const { combo, plan, trip, isStale } = on;
  const ready = plan?.complete ? plan.price : null;
  const action = () => {
    if (!ready) {
      return (
        <Button disabled={isStale || on.isPending} onClick={onDays}>
          {t('combos.other_days')}
        </Button>
      );
    }
    if (isStale) return <Button disabled>{t('combos.book')}</Button>;
    const picks = on.filled.map(({ slot, filled }) => ({ slot: slot.key, key: filled.key }));
    const { with: _, ...params } = tripParams({ ...trip, picks });
    return (
      <ButtonLink href={hrefTo('comboSubmitOrder', { combo: combo.id, ...params })}>{t('combos.book')}</ButtonLink>
    );
  };
  const saved = plan ? savedOf(plan) : null;
  return (
    <>
      <div className={cx(page.sum, isStale && page.stale)} aria-live="polite">
        {ready ? (
          <p className={page.cost}>
            <Price price={ready} size="l" deal={saved !== null} />
            {saved && plan?.alone ? <OldPrice price={plan.alone} /> : null}
          </p>
        ) : (
          <p className="sub t2">{plan ? t('combos.not_on_these_days') : null}</p>
        )}
        {plan ? (
          <p className="cap t3">
            {[party.guests(trip.party), date.range(plan.day, plan.lastDay)].join(t('travel.comma'))}
          </p>
        ) : null}
      </div>
      {action()}
    </>
  );
}

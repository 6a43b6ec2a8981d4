import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { comboEndpoints } from '@app/contract/verticals/combos/endpoints';
import type { ComboPlan } from '@app/contract/verticals/combos/views';
import { TextButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/controls.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useFreeText } from '../../../widgets/travel/bundle/free-part.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { movedTo, tripQuery, withoutSlot, withSlot } from '../combo-address.ts';
import { lessThan } from '../combo-prices.ts';
import { kindIcons } from '../combo-words.ts';
import { ownChoices } from '../own-plan.ts';
import { type ComboOnScreen, type PlannedPart, useOwnTerms } from '../use-combo-plan.ts';
import { usePartNames } from '../use-part-names.ts';
import styles from './combo-optional.module.css';
import page from './combo-page.module.css';

/** What an optional part that is left out would add; null while that is not known, and where nothing would fill it. */
function useAdded(on: ComboOnScreen, one: PlannedPart, plan: ComboPlan) {
  const out = one.part.state === 'left_out';
  const read = useEndpoint(
    comboEndpoints.comboChoices,
    { query: { id: on.combo.id, ...tripQuery(on.trip), slot: one.slot.key } },
    { enabled: out && plan.complete && !on.isStale },
  );
  const terms = useOwnTerms();
  const [cheapest] = ownChoices(read.data?.list ?? [], { ...terms, slot: one.slot.key, plan });
  return {
    by: out && cheapest && plan.price ? lessThan(cheapest.total, plan.price) : null,
    subject: out ? (cheapest?.subject ?? null) : null,
    isNone: out && read.data !== undefined && !cheapest,
    nearestDay: out ? (read.data?.nearestDay ?? null) : null,
  };
}

/** One optional part with its switch; what it adds stands beside. */
function OptionalRow({
  on,
  one,
  plan,
}: {
  readonly on: ComboOnScreen;
  readonly one: PlannedPart;
  readonly plan: ComboPlan;
}) {
  const t = useT();
  const date = useDateText();
  const format = usePriceFormat();
  const names = usePartNames(on.parts);
  const freeText = useFreeText();
  const { slot, part } = one;
  const added = useAdded(on, one, plan);
  const isIn = part.state !== 'left_out';
  const by = part.filled?.price ?? added.by;
  const subject = part.filled?.subject ?? added.subject;
  const says = (): string => {
    if (added.isNone || part.state === 'none') return t('combos.none_that_day');
    return [subject?.title, date.weekday(part.from)].filter(Boolean).join(t('travel.comma'));
  };
  return (
    <li className={styles.row}>
      <Icon as={kindIcons[slot.kind]} className="brand" />
      <div className="grow">
        <p className="semi">{slot.label}</p>
        <p className="cap t2">{says()}</p>
        {by ? (
          <p className="sub num">
            {by.usd === 0 && subject
              ? freeText({ kind: slot.kind, subject }, by.currency)
              : t('combos.adds', { amount: format.text(by) })}
          </p>
        ) : null}
        {added.nearestDay && added.isNone ? (
          <TextButton
            onClick={() =>
              added.nearestDay &&
              on.setTrip(withSlot(movedTo(on.trip, { day: added.nearestDay }, on.combo.slots), slot.key))
            }
          >
            {t('combos.go_on_day', { day: date.day(added.nearestDay) })}
          </TextButton>
        ) : null}
      </div>
      <Switch
        label={t('combos.take_along', { name: names.brief(slot.key) })}
        checked={isIn}
        disabled={!isIn && added.isNone}
        onChange={(wanted) => on.setTrip(wanted ? withSlot(on.trip, slot.key) : withoutSlot(on.trip, slot.key))}
      />
    </li>
  );
}

/** What may come along: each part changes the price by exactly what it costs. */
export function ComboOptional({ on }: { readonly on: ComboOnScreen }) {
  const t = useT();
  const { plan } = on;
  const optional = on.parts.filter(({ slot }) => slot.optional);
  if (!plan || optional.length === 0) return null;
  return (
    <Card>
      <h2 className={`h3 ${page.cardHead}`}>{t('combos.optional_title')}</h2>
      <ul>
        {optional.map((one) => (
          <OptionalRow key={one.slot.key} on={on} one={one} plan={plan} />
        ))}
      </ul>
    </Card>
  );
}

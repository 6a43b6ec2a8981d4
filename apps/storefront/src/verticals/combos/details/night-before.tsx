import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { comboEndpoints } from '@app/contract/verticals/combos/endpoints';
import type { ComboPlan } from '@app/contract/verticals/combos/views';
import { IconMoonStars } from '@tabler/icons-react';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/controls.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { tripQuery } from '../combo-address.ts';
import { lessThan } from '../combo-prices.ts';
import type { ComboOnScreen } from '../use-combo-plan.ts';
import styles from './combo-optional.module.css';

/** What the night before would add; null while that is not known, and where no room has it. */
function useAdded(on: ComboOnScreen, plan: ComboPlan) {
  const asked = { id: on.combo.id, ...tripQuery({ ...on.trip, early: true }) };
  const out = !on.trip.early;
  const read = useEndpoint(
    comboEndpoints.comboPlan,
    { query: asked },
    { enabled: out && plan.landsEarly && plan.complete && !on.isStale },
  );
  const { data } = read;
  return {
    by: out && data?.price && plan.price ? lessThan(data.price, plan.price) : null,
    isNone: out && data !== undefined && !data.complete,
  };
}

function Night({ on, plan }: { readonly on: ComboOnScreen; readonly plan: ComboPlan }) {
  const t = useT();
  const format = usePriceFormat();
  const added = useAdded(on, plan);
  const { early } = on.trip;
  return (
    <Card>
      <div className={styles.row}>
        <Icon as={IconMoonStars} className="brand" />
        <div className="grow">
          <p className="semi">{t(plan.landsEarly ? 'combos.lands_early' : 'combos.with_night_before')}</p>
          <p className="cap t2">{t(added.isNone ? 'combos.none_that_day' : 'combos.lands_early_text')}</p>
          {added.by ? <p className="sub num">{t('combos.adds', { amount: format.text(added.by) })}</p> : null}
        </div>
        <Switch
          label={t('combos.night_before')}
          checked={early}
          disabled={!early && added.isNone}
          onChange={(wanted) => on.setTrip({ ...on.trip, early: wanted })}
        />
      </div>
    </Card>
  );
}

/** Asks whoever lands in the small hours whether they want a bed of the night before; nothing for everybody else. */
export function NightBefore({ on }: { readonly on: ComboOnScreen }) {
  const { plan } = on;
  return plan && (plan.landsEarly || on.trip.early) ? <Night on={on} plan={plan} /> : null;
}

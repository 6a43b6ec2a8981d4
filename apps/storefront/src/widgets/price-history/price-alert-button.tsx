import { useT } from '@app/client/i18n';
import type { AlertWish } from '@app/contract/price-history/schemas';
import { IconBell, IconBellCheck } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { usePriceAlert } from './use-price-alert.ts';

/** Asks for one alert when it gets cheaper, or when a unit of a sold-out deal comes back; soft and with a tick while that is asked for. */
export function PriceAlertButton({ wish }: { readonly wish: AlertWish }) {
  const t = useT();
  const { on, busy, press } = usePriceAlert(wish);
  const text = () => {
    if (wish.kind === 'deal') return t(on ? 'price_alert.back_on' : 'price_alert.back');
    return t(on ? 'price_alert.on' : 'price_alert.bell');
  };
  return (
    <Button
      kind={on ? 'soft' : 'ghost'}
      size="s"
      icon={on ? IconBellCheck : IconBell}
      aria-pressed={on}
      aria-busy={busy}
      onClick={press}
    >
      {text()}
    </Button>
  );
}

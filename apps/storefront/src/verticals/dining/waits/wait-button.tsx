import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import { useSignedIn } from '../../../shell/session.ts';
import { Button } from '../../../ui/button.tsx';
import { scrollBehaviour } from '../../../ui/motion.ts';
import { waitCardId } from './wait-card-id.ts';

/** Asks to wait for a table of a night; whoever is on its list already is led to their place on it, where it can be left. */
export function WaitButton(props: { readonly restaurantId: string; readonly day: string; readonly onAsk: () => void }) {
  const t = useT();
  const isSignedIn = useSignedIn();
  const { data: waits } = useEndpoint(diningEndpoints.diningWaits, undefined, { enabled: isSignedIn, staleTime: 0 });
  const own = waits?.find(({ restaurantId, day }) => restaurantId === props.restaurantId && day === props.day);
  const show = (id: string) => {
    const card = document.getElementById(waitCardId(id));
    card?.scrollIntoView({ behavior: scrollBehaviour(), block: 'center' });
    card?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <Button kind="soft" size="m" onClick={own ? () => show(own.id) : props.onAsk}>
      {t(own ? 'dining.wait_title' : 'dining.wait_for_table')}
    </Button>
  );
}

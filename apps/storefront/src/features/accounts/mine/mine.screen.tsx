import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { useSignedIn, useUser } from '../../../shell/session.ts';
import { Page } from '../../../ui/page.tsx';
import { PullToRefresh } from '../../../ui/pull-to-refresh.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { AccountNotes } from './account-notes.tsx';
import { AccountRows } from './account-rows.tsx';
import { AskedNote } from './asked-note.tsx';
import { FiguresRow } from './figures-row.tsx';
import { FundsCard } from './funds-card.tsx';
import { Guest } from './guest.tsx';
import { MineSkeleton } from './mine-skeleton.tsx';
import { NextTrip } from './next-trip.tsx';
import { OrderShortcuts } from './order-shortcuts.tsx';
import { Profile } from './profile.tsx';

/** How old the figures may be when the screen is opened, in milliseconds: orders and points move elsewhere. */
const FIGURES_FRESH_MS = 3_000;

/** Root screen "Me": who is signed in, funds, orders and settings; for visitors a calm way in. */
export default function MineScreen() {
  const t = useT();
  const signedIn = useSignedIn();
  return (
    <Page title={t('tab.mine')} header={null} aboveTabs>
      <h1 className="visually-hidden">{t('tab.mine')}</h1>
      {signedIn ? <Member /> : <Guest />}
    </Page>
  );
}

/** What the start-up reads into the session is shown at once; opening the screen asks again. */
function Member() {
  const user = useUser();
  const info = useEndpoint(accountEndpoints.userInfo, undefined, { staleTime: FIGURES_FRESH_MS });
  if (!user) {
    return info.isError ? <ErrorState error={info.error} onRetry={() => void info.refetch()} /> : <MineSkeleton />;
  }
  return (
    <PullToRefresh onRefresh={async () => void (await info.refetch())}>
      <Profile user={user} />
      <FiguresRow user={user} />
      <AskedNote user={user} />
      <AccountNotes user={user} />
      <FundsCard user={user} />
      <OrderShortcuts user={user} />
      <NextTrip />
      <AccountRows />
    </PullToRefresh>
  );
}

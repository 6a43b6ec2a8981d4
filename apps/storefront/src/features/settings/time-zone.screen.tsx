import { isApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { zoneText } from '@app/contract/core/time-words';
import { zoneOfDevice } from '@app/contract/core/time-zone';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keepTimeZone } from '../../shell/keep-time-zone.ts';
import { useGo } from '../../shell/navigation.ts';
import { useUser } from '../../shell/session.ts';
import { deviceZone, shopNow, useTimeReader } from '../../shell/time-zone.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/controls.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ZoneList } from './zone-list.tsx';

type Wish = Parameters<typeof keepTimeZone>[1];

/** Stores the zone that the customer wishes, one wish at a time. */
function useZoneWish() {
  const t = useT();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const wish = async (zone: Wish): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await keepTimeZone(queries, zone);
      toast(t('settings.time_zone_saved'), 'success');
    } catch (error) {
      // The refusal was shown by the call.
      if (!isApiError(error)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return { busy, wish };
}

/** Choosing the zone whose clocks show the customer's times: the device's, or one that stays whatever device is used. */
export default function TimeZoneScreen() {
  const t = useT();
  const go = useGo();
  const user = useUser();
  const { locale, timeZone } = useTimeReader();
  const { busy, wish } = useZoneWish();
  const [typed, setTyped] = useState('');
  const follows = !user?.timeZoneChosen;
  const follow = (on: boolean) =>
    void wish(on ? { timeZone: deviceZone(), how: 'followed' } : { timeZone, how: 'chosen' });
  return (
    <Page title={t('settings.time_zone')} onBack={go.back}>
      <Card flush>
        <ListRow
          title={t('settings.time_zone_device')}
          note={
            zoneOfDevice() ? zoneText({ locale, timeZone: deviceZone() }, shopNow()) : t('settings.time_zone_unknown')
          }
          value={
            <Switch
              label={t('settings.time_zone_device')}
              checked={follows}
              disabled={busy || !user}
              onChange={follow}
            />
          }
        />
      </Card>
      <p className="pad cap t3">{t('settings.time_zone_note')}</p>
      {follows ? null : (
        <ZoneList
          typed={typed}
          onType={setTyped}
          onChoose={(chosen) => void wish({ timeZone: chosen, how: 'chosen' })}
        />
      )}
    </Page>
  );
}

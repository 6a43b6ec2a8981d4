import { isApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { zoneText } from '@app/contract/core/time-words';
import { zoneOfDevice } from '@app/contract/core/time-zone';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { keepTimeZone } from '../../shell/keep-time-zone.ts';
import { useGo } from '../../shell/navigation.ts';
import { useUser } from '../../shell/session.ts';
import { deviceZone, shopNow, useTimeReader } from '../../shell/time-zone.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/controls.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { toast } from '../../ui/toast-store.ts';
import list from '../../widgets/choice-list.module.css';
import { searchZones, zoneChoices } from './zone-choices.ts';

/** Choosing the zone whose clocks show the customer's times: the device's, or one that stays whatever device is used. */
export default function TimeZoneScreen() {
  const t = useT();
  const go = useGo();
  const queries = useQueryClient();
  const user = useUser();
  const { locale, timeZone } = useTimeReader();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const choices = useMemo(() => zoneChoices(locale, shopNow()), [locale]);
  const found = searchZones(choices, typed);
  const follows = !user?.timeZoneChosen;
  const keep = async (wish: Parameters<typeof keepTimeZone>[1]) => {
    if (busy) return;
    setBusy(true);
    try {
      await keepTimeZone(queries, wish);
      toast(t('settings.time_zone_saved'), 'success');
    } catch (error) {
      // The refusal was shown by the call.
      if (!isApiError(error)) throw error;
    } finally {
      setBusy(false);
    }
  };
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
              onChange={(on) =>
                void keep(on ? { timeZone: deviceZone(), how: 'followed' } : { timeZone, how: 'chosen' })
              }
            />
          }
        />
      </Card>
      <p className="pad cap t3">{t('settings.time_zone_note')}</p>
      {follows ? null : (
        <>
          <SearchBox
            raised
            label={t('settings.time_zone_search')}
            value={typed}
            maxLength={40}
            onChange={setTyped}
            onSearch={setTyped}
          />
          <Card flush>
            {found.length === 0 ? (
              <p className="pad sub t2" role="status">
                {t('settings.time_zone_none')}
              </p>
            ) : (
              <div className={list.list}>
                {found.map((one) => (
                  <button
                    key={one.id}
                    type="button"
                    aria-pressed={one.id === timeZone}
                    className={one.id === timeZone ? list.on : undefined}
                    onClick={() => void keep({ timeZone: one.id, how: 'chosen' })}
                  >
                    <span className={list.name}>{one.name}</span>
                    <span className={list.note}>{one.offset}</span>
                    {one.id === timeZone ? <Icon as={IconCheck} size="m" /> : null}
                  </button>
                ))}
              </div>
            )}
          </Card>
        </>
      )}
    </Page>
  );
}

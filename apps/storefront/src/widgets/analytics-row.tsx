import { useT } from '@app/client/i18n';
import { IconChartBar } from '@tabler/icons-react';
import { answerConsent, useAnalytics } from '../shell/analytics-consent.ts';
import { Card } from '../ui/card.tsx';
import { Switch } from '../ui/controls.tsx';
import { Icon } from '../ui/icon.tsx';
import { ListRow } from '../ui/list-row.tsx';

/** Whether the shop's program for visits may count this device, where the shop has one. */
export function AnalyticsRow() {
  const t = useT();
  const analytics = useAnalytics();
  if (!analytics) return null;
  const { host, allowed } = analytics;
  const title = t('settings.analytics_title');
  return (
    <Card flush>
      <ListRow
        icon={<Icon as={IconChartBar} />}
        title={title}
        note={t('settings.analytics_note', { host })}
        value={<Switch label={title} checked={allowed === true} onChange={(on) => answerConsent(host, on)} />}
      />
    </Card>
  );
}

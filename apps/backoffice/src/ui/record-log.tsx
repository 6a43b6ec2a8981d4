import { IconHistory } from '@tabler/icons-react';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useAllowed } from '../api/session';
import { useText } from '../text/use-text';
import { listLink } from './list/list-link';

/** Where the operation log stands. */
export const LOG_PATH = '/control/log';

/** Leads to everything done to one record (`kind/id`); nothing for whoever may not see the operation log. */
export function RecordLog({ record }: { record: string }) {
  const t = useText();
  const navigate = useNavigate();
  if (!useAllowed('control.log.view')) return null;
  return (
    <Button
      type="text"
      shape="circle"
      title={t('control.record_log')}
      aria-label={t('control.record_log')}
      icon={<IconHistory size={20} stroke={1.75} />}
      onClick={() => void navigate(listLink(LOG_PATH, { record }))}
    />
  );
}

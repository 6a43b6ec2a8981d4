import { controlEndpoints as calls } from '@app/contract/staff/control/staff-endpoints';
import type { Administrator } from '@app/contract/staff/control/staff-schemas';
import { Button } from 'antd';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { StatusTag } from '../../../ui/list/cells';
import { useAction } from '../../../ui/use-action';
import styles from './administrators.module.css';

/** Where somebody is signed in, and the way to end it. */
export function AdministratorSessions({ administrator: { id } }: { administrator: Administrator }) {
  const t = useText();
  const format = useFormat();
  const { busy, run } = useAction();
  const mayEnd = useAllowed('control.administrators.security');
  const devices = useAnswer(calls.listDevices, { params: { id } });
  const end = (sessionId?: string) =>
    void run(() => request(calls.endDevices, { params: { id }, body: sessionId ? { sessionId } : {} }), {
      done: 'control.admin.session_ended',
    });
  const open = devices.data ?? [];
  return (
    <section>
      <div className={styles.head}>
        <h3>{t('control.admin.sessions')}</h3>
        {mayEnd && open.length > 1 && (
          <Button size="small" danger loading={busy} onClick={() => end()}>
            {t('control.admin.end_all')}
          </Button>
        )}
      </div>
      <ul className={styles.sessions}>
        {open.map((device) => (
          <li key={device.id}>
            <span>
              <b>{device.ip || '–'}</b>{' '}
              {device.own && <StatusTag tone="info">{t('control.admin.own_session')}</StatusTag>}
              <small>
                {t('control.admin.since', { at: format.exact(device.since) })} · {device.userAgent || '–'}
              </small>
            </span>
            {mayEnd && !device.own && (
              <Button type="link" size="small" disabled={busy} onClick={() => end(device.id)}>
                {t('control.admin.end_session')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.data?.length === 0 && <p className={styles.none}>{t('control.admin.no_sessions')}</p>}
    </section>
  );
}

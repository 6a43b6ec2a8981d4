import { Modal } from 'antd';
import { useBlocker } from 'react-router';
import { useText } from '../text/use-text';

/** Asks before another screen is opened over unsaved changes. Signing in again is not asked about: it cannot be refused. */
export function LeaveGuard({ isDirty }: { isDirty: () => boolean }) {
  const t = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== '/login',
  );
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title={t('ui.leave.title')}
      okText={t('ui.leave.leave')}
      cancelText={t('ui.leave.stay')}
      okButtonProps={{ danger: true }}
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('ui.leave.text')}
    </Modal>
  );
}

import { Modal } from 'antd';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '../text/use-text';
import { anyUnsaved } from './form/records/open-forms';

const askBrowser = (event: BeforeUnloadEvent): void => {
  if (anyUnsaved()) event.preventDefault();
};

/**
 * Asks before another screen is opened, or the page closed, over what a form holds and nobody saved. Stands once around
 * all screens. Signing in again is not asked about: it cannot be refused.
 */
export function LeaveGuard() {
  const t = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== '/login' && anyUnsaved(),
  );
  useEffect(() => {
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, []);
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

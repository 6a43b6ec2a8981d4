import { Button, Modal, Typography } from 'antd';
import { useText } from '../../text/use-text';
import { useReturnFocus } from '../../ui/use-return-focus';

/** Shows a new key this once, with its copy button. Nothing but its own button closes it. */
export function MadeDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useText();
  useReturnFocus();
  const close = (
    <Button type="primary" onClick={onClose}>
      {t('api_key.made_close')}
    </Button>
  );
  return (
    <Modal open title={t('api_key.made')} closable={false} keyboard={false} mask={{ closable: false }} footer={close}>
      <p>{t('api_key.made_text')}</p>
      <Typography.Paragraph code copyable style={{ overflowWrap: 'anywhere' }}>
        {secret}
      </Typography.Paragraph>
    </Modal>
  );
}

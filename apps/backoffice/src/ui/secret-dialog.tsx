import { Button, Modal, Typography } from 'antd';
import { useText } from '../text/use-text';
import { useReturnFocus } from './use-return-focus';

type SecretDialogProps = { title: string; text: string; secret: string; onClose: () => void };

/** Shows a secret this once, with its copy button. Nothing but its own button closes it. */
export function SecretDialog({ title, text, secret, onClose }: SecretDialogProps) {
  const t = useText();
  useReturnFocus();
  const close = (
    <Button type="primary" onClick={onClose}>
      {t('ui.secret_copied')}
    </Button>
  );
  return (
    <Modal open title={title} closable={false} keyboard={false} mask={{ closable: false }} footer={close}>
      <p>{text}</p>
      <Typography.Paragraph code copyable style={{ overflowWrap: 'anywhere' }}>
        {secret}
      </Typography.Paragraph>
    </Modal>
  );
}

import { Alert, Button, Flex, Modal, Typography } from 'antd';
import { useText } from '../../text/use-text';
import styles from './recovery-codes.module.css';

/** Recovery codes, shown this once: copied or saved as a file, and closed only by saying that they are kept. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText();
  const all = codes.join('\n');
  const save = () => {
    const address = URL.createObjectURL(new Blob([`${all}\n`], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: t('control.totp.file') });
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Modal
      open
      title={t('control.totp.codes_title')}
      closable={false}
      maskClosable={false}
      keyboard={false}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('control.totp.kept')}
        </Button>
      }
    >
      <Alert type="warning" showIcon message={t('control.totp.codes_text')} />
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Flex gap="small" align="center">
        <Button onClick={save}>{t('control.totp.save_codes')}</Button>
        <Typography.Text copyable={{ text: all, tooltips: false }}>{t('control.totp.copy_codes')}</Typography.Text>
      </Flex>
    </Modal>
  );
}

import { IconShieldCheck } from '@tabler/icons-react';
import { Input, Skeleton } from 'antd';
import { useText } from '../../text/use-text';
import styles from './login.module.css';

type CaptchaFieldProps = {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  svg: string | undefined;
  failed: boolean;
  onRefresh: () => void;
};

/** The image code: what is read off the picture, and the picture, which a press replaces. */
export function CaptchaField({ id, value, onChange, svg, failed, onRefresh }: CaptchaFieldProps) {
  const t = useText();
  return (
    <div className={styles.captcha}>
      <Input
        {...(id ? { id } : {})}
        value={value ?? ''}
        onChange={(event) => onChange?.(event.target.value)}
        size="large"
        prefix={<IconShieldCheck size={18} stroke={1.75} />}
        maxLength={10}
        autoComplete="off"
        spellCheck={false}
      />
      <button
        type="button"
        onClick={onRefresh}
        aria-label={t('staff.login.new_code')}
        title={t('staff.login.new_code')}
      >
        {svg ? (
          <img src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`} alt="" />
        ) : failed ? (
          t('ui.retry')
        ) : (
          <Skeleton.Button active block />
        )}
      </button>
    </div>
  );
}

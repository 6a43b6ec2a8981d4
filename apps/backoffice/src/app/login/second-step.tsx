import { IconDeviceMobile, IconKey } from '@tabler/icons-react';
import { Button, Form, Input } from 'antd';
import type { SecondStep as SecondStepInput } from '../../api/sign-in';
import { useText } from '../../text/use-text';
import styles from './login.module.css';
import type { Challenge, Frame } from './sign-in-steps';
import { useSecondStep } from './use-second-step';

type SecondStepProps = Challenge & {
  /** Back to the first step; with a reason when this sign-in is over. */
  readonly onEnd: (why: string | null) => void;
  readonly login: (given: SecondStepInput) => Promise<unknown>;
  /** What is drawn around it. */
  readonly frame: Frame;
};

const ID = 'second-step';
const DIGITS = 6;
/** A recovery code with hyphens, or a space in their place. */
const RECOVERY_LENGTH = 24;

type CodeProps = { readonly code: string; readonly onType: (typed: string) => void };

const RecoveryInput = ({ code, onType }: CodeProps) => (
  <Input
    id={ID}
    prefix={<IconKey size={18} stroke={1.75} />}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={RECOVERY_LENGTH}
    autoFocus
    value={code}
    onChange={({ target }) => onType(target.value)}
  />
);

type DigitsProps = CodeProps & { readonly busy: boolean; readonly onAll: (digits: string) => void };

/** Takes nothing but digits, and reports once all are there. */
const DigitsInput = ({ code, busy, onType, onAll }: DigitsProps) => (
  <Input
    id={ID}
    className={styles.digits ?? ''}
    prefix={<IconDeviceMobile size={18} stroke={1.75} />}
    inputMode="numeric"
    autoComplete="one-time-code"
    autoFocus
    readOnly={busy}
    value={code}
    onChange={({ target }) => {
      const digits = target.value.replace(/\D/g, '').slice(0, DIGITS);
      onType(digits);
      if (digits.length === DIGITS) onAll(digits);
    }}
  />
);

/** The authenticator's six digits, sent as soon as they are there; or, without the phone, a recovery code. */
export function SecondStep({ challenge, username, onEnd, login, frame: Around }: SecondStepProps) {
  const t = useText();
  const { recovery, turn, code, type, busy, refused, send } = useSecondStep({ challenge, login, onEnd });
  return (
    <Around
      title={t('staff.second.title')}
      text={recovery ? t('staff.second.recovery_text') : t('staff.second.text', { name: username })}
    >
      <Form layout="vertical" size="large" requiredMark={false} onFinish={() => void send(code)}>
        <Form.Item
          key={recovery ? 'recovery' : 'app'}
          className={styles.code ?? ''}
          htmlFor={ID}
          label={t(recovery ? 'staff.second.recovery' : 'staff.second.code')}
          {...(refused ? { validateStatus: 'error' as const, help: <span role="alert">{refused}</span> } : {})}
        >
          {recovery ? (
            <RecoveryInput code={code} onType={type} />
          ) : (
            <DigitsInput code={code} busy={busy} onType={type} onAll={(digits) => void send(digits)} />
          )}
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={busy}>
          {t('staff.second.submit')}
        </Button>
        <Button type="link" block onClick={turn}>
          {t(recovery ? 'staff.second.use_app' : 'staff.second.use_recovery')}
        </Button>
        <Button type="text" block onClick={() => onEnd(null)}>
          {t('staff.second.back')}
        </Button>
      </Form>
    </Around>
  );
}

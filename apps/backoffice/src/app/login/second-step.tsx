import { IconDeviceMobile, IconKey } from '@tabler/icons-react';
import { Button, Form, Input } from 'antd';
import { type ChangeEvent, useState } from 'react';
import { isRefusal } from '../../api/failure';
import type { SecondStep as SecondStepInput } from '../../api/sign-in';
import { useText } from '../../text/use-text';
import { useFailureNote } from '../../ui/use-action';
import styles from './login.module.css';
import type { Challenge, Frame } from './sign-in-steps';

type SecondStepProps = Challenge & {
  /** Back to the first step; with a reason when this sign-in is over. */
  readonly onEnd: (why: string | null) => void;
  readonly login: (given: SecondStepInput) => Promise<unknown>;
  /** What is drawn around it. */
  readonly frame: Frame;
};

const DIGITS = 6;
/** A recovery code with hyphens, or a space in their place. */
const RECOVERY_LENGTH = 24;

/** The authenticator's six digits, sent as soon as they are there; or, without the phone, a recovery code. */
export function SecondStep({ challenge, username, onEnd, login, frame: Around }: SecondStepProps) {
  const t = useText();
  const [recovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const note = useFailureNote();

  const refuse = (error: unknown) => {
    if (isRefusal(error, 'staff.challenge_over') || isRefusal(error, 'auth.disabled')) return onEnd(error.message);
    if (!isRefusal(error, 'staff.wrong_totp')) return note(error);
    const left = Number(error.data.left);
    setRefused(`${error.message} ${t('staff.second.left', { count: left })}`);
    setCode('');
  };
  const send = async (typed: string) => {
    if (!typed.trim()) return setRefused(t('staff.second.needed'));
    setBusy(true);
    setRefused(null);
    const given: SecondStepInput = { challenge, code: typed };
    try {
      await login(given);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  const onDigits = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digits = target.value.replace(/\D/g, '').slice(0, DIGITS);
    setCode(digits);
    setRefused(null);
    if (digits.length === DIGITS) void send(digits);
  };
  const turn = () => {
    setRecovery(!recovery);
    setCode('');
    setRefused(null);
  };
  return (
    <Around
      title={t('staff.second.title')}
      text={recovery ? t('staff.second.recovery_text') : t('staff.second.text', { name: username })}
    >
      <Form layout="vertical" size="large" requiredMark={false} onFinish={() => void send(code)}>
        <Form.Item
          key={recovery ? 'recovery' : 'app'}
          className={styles.code ?? ''}
          htmlFor="second-step"
          label={t(recovery ? 'staff.second.recovery' : 'staff.second.code')}
          {...(refused ? { validateStatus: 'error' as const, help: <span role="alert">{refused}</span> } : {})}
        >
          {recovery ? (
            <Input
              id="second-step"
              prefix={<IconKey size={18} stroke={1.75} />}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={RECOVERY_LENGTH}
              autoFocus
              value={code}
              onChange={({ target }) => {
                setCode(target.value);
                setRefused(null);
              }}
            />
          ) : (
            <Input
              id="second-step"
              className={styles.digits ?? ''}
              prefix={<IconDeviceMobile size={18} stroke={1.75} />}
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              readOnly={busy}
              value={code}
              onChange={onDigits}
            />
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

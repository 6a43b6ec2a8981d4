import { IconLock, IconUser } from '@tabler/icons-react';
import { Alert, Button, Form, Input } from 'antd';
import type { SignInStep } from '../../api/sign-in';
import { useText } from '../../text/use-text';
import { CaptchaField } from './captcha-field';
import styles from './login.module.css';
import { PasskeyButton } from './passkey-button';
import { ProviderButtons } from './provider-buttons';
import type { Challenge, Frame } from './sign-in-steps';
import { useFirstStep } from './use-first-step';

type FirstStepProps = {
  /** What ended a second step; it stands above the form. */
  readonly ended: string | null;
  /** The password was right, and an authenticator is bound. */
  readonly onChallenge: (challenge: Challenge) => void;
  readonly login: (given: SignInStep) => Promise<unknown>;
  /** What is drawn around it. */
  readonly frame: Frame;
  /** The only person who can sign in here: whose session ended. */
  readonly username?: string;
};

/** Name, password and image code. */
export function FirstStep({ ended, onChallenge, login, frame: Around, username }: FirstStepProps) {
  const t = useText();
  const { form, busy, captcha, submit, at, forget } = useFirstStep({ login, onChallenge });
  const needed = (message: string) => [{ required: true, whitespace: true, message }];
  return (
    <Around title={t('staff.login.title')} text={t('staff.login.text')}>
      {ended ? <Alert type="warning" showIcon message={ended} className={styles.ended ?? ''} /> : null}
      <Form
        form={form}
        {...(username ? { initialValues: { username } } : {})}
        layout="vertical"
        size="large"
        requiredMark={false}
        validateTrigger="onSubmit"
        onValuesChange={forget}
        onFinish={submit}
      >
        <Form.Item
          {...at('username')}
          label={t('staff.login.username')}
          rules={needed(t('staff.login.username_needed'))}
        >
          <Input
            prefix={<IconUser size={18} stroke={1.75} />}
            autoComplete="username"
            maxLength={50}
            autoFocus={!username}
            readOnly={!!username}
          />
        </Form.Item>
        <Form.Item
          {...at('password')}
          label={t('staff.login.password')}
          rules={needed(t('staff.login.password_needed'))}
        >
          <Input.Password
            prefix={<IconLock size={18} stroke={1.75} />}
            autoComplete="current-password"
            maxLength={100}
            autoFocus={!!username}
          />
        </Form.Item>
        <Form.Item {...at('captcha')} label={t('staff.login.code')} rules={needed(t('staff.login.code_needed'))}>
          <CaptchaField svg={captcha.svg} failed={captcha.failed} onRefresh={captcha.renew} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={busy}>
          {t('staff.login.submit')}
        </Button>
      </Form>
      {/* A passkey or an account may be anybody's: where one person alone can sign in, their password is asked for. */}
      {username ? null : (
        <>
          <PasskeyButton login={login} onChallenge={onChallenge} />
          <ProviderButtons />
        </>
      )}
    </Around>
  );
}

import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { IconLock, IconUser } from '@tabler/icons-react';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Failure, isRefusal } from '../../api/failure';
import type { Credentials } from '../../api/sign-in';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import { saidOfFields } from '../../ui/form/field-errors';
import { useFieldWords } from '../../ui/form/use-field-words';
import { useFailureNote } from '../../ui/use-action';
import { CaptchaField } from './captcha-field';
import styles from './login.module.css';
import type { Challenge, Frame } from './sign-in-steps';

type Typed = Omit<Credentials, 'captchaId'>;
type Refused = Partial<Record<keyof Typed, string>>;

/** Which field a refusal of the sign-in belongs to. */
function fieldOf(error: Failure): keyof Typed | null {
  if (isRefusal(error, 'staff.wrong_captcha')) return 'captcha';
  return isRefusal(error, 'account.wrong_login') ? 'password' : null;
}

/** What the second step is taken with, where the server asks for one. */
const challengeOf = (error: unknown): string | null =>
  isRefusal(error, 'staff.code_needed') && typeof error.data.challenge === 'string' ? error.data.challenge : null;

type FirstStepProps = {
  /** What ended a second step; it stands above the form. */
  readonly ended: string | null;
  /** The password was right, and an authenticator is bound. */
  readonly onChallenge: (challenge: Challenge) => void;
  readonly login: (given: Credentials) => Promise<unknown>;
  /** What is drawn around it. */
  readonly frame: Frame;
  /** The only person who can sign in here: whose session ended. */
  readonly username?: string;
};

/** Name, password and image code. After a refusal everything but the image code stays typed, and a new image is drawn. */
export function FirstStep({ ended, onChallenge, login, frame: Around, username }: FirstStepProps) {
  const t = useText();
  const wordsOf = useFieldWords();
  const [form] = Form.useForm<Typed>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>({});
  const note = useFailureNote();
  const captcha = useAnswer(staffEndpoints.captcha, {}, { keepMs: 0 });
  const renew = () => {
    form.setFieldValue('captcha', '');
    void captcha.refetch();
  };
  const refuse = (error: unknown) => {
    renew();
    if (!(error instanceof Failure)) return note(error);
    const field = fieldOf(error);
    const named = Object.entries(saidOfFields(error)).map(([name, said]) => [name, wordsOf(said)]);
    const said: Refused = { ...Object.fromEntries(named), ...(field ? { [field]: error.message } : {}) };
    if (Object.keys(said).length === 0) return note(error);
    setRefused(said);
  };
  const submit = async (typed: Typed) => {
    setBusy(true);
    setRefused({});
    const credentials: Credentials = { ...typed, captchaId: captcha.data?.id ?? '' };
    try {
      await login(credentials);
    } catch (error) {
      const challenge = challengeOf(error);
      if (challenge) onChallenge({ challenge, username: typed.username });
      else refuse(error);
    } finally {
      setBusy(false);
    }
  };
  const needed = (message: string) => [{ required: true, whitespace: true, message }];
  const at = (name: keyof Typed) => ({
    name,
    ...(refused[name] ? { validateStatus: 'error' as const, help: refused[name] } : {}),
  });
  const forget = (changed: Partial<Typed>) =>
    setRefused((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !(name in changed))));
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
          <CaptchaField svg={captcha.data?.svg} failed={captcha.isError} onRefresh={renew} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={busy}>
          {t('staff.login.submit')}
        </Button>
      </Form>
    </Around>
  );
}

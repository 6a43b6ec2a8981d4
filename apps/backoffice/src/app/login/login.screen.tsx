import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { IconDeviceMobile, IconLock, IconUser } from '@tabler/icons-react';
import { Button, Form, Input } from 'antd';
import { useLogin } from 'ra-core';
import { useState } from 'react';
import type { Credentials } from '../../api/auth-provider';
import { Failure, isRefusal } from '../../api/failure';
import { useAnswer } from '../../api/use-answer';
import { useText, useTextOf } from '../../text/use-text';
import { useFailureNote } from '../../ui/use-action';
import { CaptchaField } from './captcha-field';
import { Entrance } from './entrance';

type Typed = Omit<Credentials, 'captchaId'>;
type Refused = Partial<Record<keyof Typed, string>>;

/** Which field a refusal of the sign-in belongs to. */
function fieldOf(error: Failure): keyof Typed | null {
  if (isRefusal(error, 'staff.wrong_captcha')) return 'captcha';
  if (isRefusal(error, 'staff.wrong_totp')) return 'totp';
  return isRefusal(error, 'account.wrong_login') ? 'password' : null;
}

/** Sign-in. After a refusal everything but the image code stays typed, and a new image is drawn. */
export function Login() {
  const t = useText();
  const textOf = useTextOf();
  const [form] = Form.useForm<Typed>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>({});
  const [needsTotp, setNeedsTotp] = useState(false);
  const login = useLogin();
  const note = useFailureNote();
  const captcha = useAnswer(staffEndpoints.captcha, {}, { keepMs: Number.POSITIVE_INFINITY });
  const renew = () => {
    form.setFieldValue('captcha', '');
    void captcha.refetch();
  };
  const refuse = (error: unknown) => {
    renew();
    if (!(error instanceof Failure)) return note(error);
    const field = fieldOf(error);
    if (field === 'totp') setNeedsTotp(true);
    const named = Object.entries(error.fields).map(([name, key]) => [name, textOf(key, 'ui.form.invalid')]);
    const said: Refused = { ...Object.fromEntries(named), ...(field ? { [field]: error.message } : {}) };
    if (Object.keys(said).length === 0) return note(error);
    setRefused(said);
  };
  const submit = async (typed: Typed) => {
    setBusy(true);
    setRefused({});
    const { totp, ...rest } = typed;
    const credentials: Credentials = { ...rest, captchaId: captcha.data?.id ?? '', ...(totp ? { totp } : {}) };
    try {
      await login(credentials);
    } catch (error) {
      refuse(error);
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
    <Entrance title={t('staff.login.title')} text={t('staff.login.text')}>
      <Form
        form={form}
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
          <Input prefix={<IconUser size={18} stroke={1.75} />} autoComplete="username" maxLength={50} autoFocus />
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
          />
        </Form.Item>
        <Form.Item {...at('captcha')} label={t('staff.login.code')} rules={needed(t('staff.login.code_needed'))}>
          <CaptchaField svg={captcha.data?.svg} failed={captcha.isError} onRefresh={renew} />
        </Form.Item>
        {needsTotp && (
          <Form.Item
            {...at('totp')}
            label={t('staff.login.totp')}
            extra={t('staff.login.totp_help')}
            rules={needed(t('staff.login.totp_needed'))}
          >
            <Input
              prefix={<IconDeviceMobile size={18} stroke={1.75} />}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
            />
          </Form.Item>
        )}
        <Button type="primary" htmlType="submit" block loading={busy}>
          {t('staff.login.submit')}
        </Button>
      </Form>
    </Entrance>
  );
}

import type { RequestOf } from '@app/contract/core/endpoint';
import { limits } from '@app/contract/core/limits';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { IconLock } from '@tabler/icons-react';
import { Button, Form, Input } from 'antd';
import { useNavigate } from 'react-router';
import { type Failure, isRefusal } from '../../api/failure';
import { request } from '../../api/request';
import { useSessionAnswer } from '../../api/session';
import { useSignOut } from '../../api/use-session-end';
import { useText } from '../../text/use-text';
import { saidOfFields } from '../../ui/form/field-errors';
import { useFieldWords } from '../../ui/form/use-field-words';
import { useAction } from '../../ui/use-action';
import { Entrance } from './entrance';

type Typed = RequestOf<typeof staffEndpoints.changePassword>['body'];

/** Change of the own password: wanted from the account menu, or forced at the first sign-in. */
export function Password() {
  const t = useText();
  const wordsOf = useFieldWords();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const session = useSessionAnswer();
  const forced = session.data?.mustChangePassword ?? false;
  const [form] = Form.useForm<Typed>();
  const { busy, run } = useAction();
  const handle = (error: Failure): boolean => {
    const fields = Object.entries(saidOfFields(error)).map(([name, said]) => ({
      name: name as keyof Typed,
      errors: [wordsOf(said)],
    }));
    if (isRefusal(error, 'account.wrong_password')) fields.push({ name: 'oldPassword', errors: [error.message] });
    if (isRefusal(error, 'account.password_inconsistent'))
      fields.push({ name: 'confirmPassword', errors: [error.message] });
    form.setFields(fields);
    return fields.length > 0;
  };
  const submit = async (body: Typed) => {
    const result = await run(() => request(staffEndpoints.changePassword, { body }), {
      done: 'staff.password.done',
      handle,
    });
    if (!result) return;
    // The shell would send us back here as long as it holds the old session.
    await session.refetch();
    void navigate('/');
  };
  const length = t('staff.password.length', { min: limits.staffPasswordMin, max: limits.staffPasswordMax });
  const icon = <IconLock size={18} stroke={1.75} />;
  return (
    <Entrance title={t('staff.password.title')} text={t(forced ? 'staff.password.forced' : 'staff.password.text')}>
      <Form form={form} layout="vertical" size="large" requiredMark={false} validateTrigger="onBlur" onFinish={submit}>
        <Form.Item
          name="oldPassword"
          label={t('staff.password.old')}
          rules={[{ required: true, message: t('staff.login.password_needed') }]}
        >
          <Input.Password prefix={icon} autoComplete="current-password" maxLength={100} />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('staff.password.new')}
          extra={length}
          rules={[{ required: true, min: limits.staffPasswordMin, max: limits.staffPasswordMax, message: length }]}
        >
          <Input.Password prefix={icon} autoComplete="new-password" maxLength={limits.staffPasswordMax} />
        </Form.Item>
        <Form.Item
          name="confirmPassword"
          label={t('staff.password.again')}
          dependencies={['password']}
          rules={[
            ({ getFieldValue }) => ({
              validator: (_, value) =>
                value === getFieldValue('password')
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('staff.password.different'))),
            }),
          ]}
        >
          <Input.Password prefix={icon} autoComplete="new-password" maxLength={limits.staffPasswordMax} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={busy}>
          {t('staff.password.submit')}
        </Button>
        <Button type="link" block onClick={() => void (forced ? signOut() : navigate(-1))}>
          {t(forced ? 'staff.sign_out' : 'ui.cancel')}
        </Button>
      </Form>
    </Entrance>
  );
}

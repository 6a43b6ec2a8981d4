import { staffUserEndpoints as calls } from '@app/contract/accounts/staff/staff-endpoints';
import type { UserDetail, UserNote } from '@app/contract/accounts/staff/staff-schemas';
import { App, Button } from 'antd';
import { Link } from 'react-router';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { comma, listed, named } from '../../text/in-my-language';
import type { TextKey } from '../../text/text-key';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { AGENTS_PATH } from '../../ui/agent/agent-path';
import { CustomerLink } from '../../ui/customer-link';
import { useAction } from '../../ui/use-action';
import { Rows, SmallButton, UserCard } from './user-parts';

type Part = { user: UserDetail };

/** Where the customer is signed in, and the way to end that. */
export function DevicesCard({ user }: Part) {
  const t = useText();
  const format = useFormat();
  const { modal } = App.useApp();
  const { busy, run } = useAction();
  const may = user.actions.includes('devices');
  const end = (device: string) =>
    run(() => request(calls.endUserDevice, { params: { id: user.id, device } }), { done: 'users.signed_out' });
  const endAll = () =>
    modal.confirm({
      title: t('users.sign_out_question', { name: user.nickname }),
      okText: t('users.sign_out_all'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await run(() => request(calls.endUserDevices, { params: { id: user.id } }), { done: 'users.signed_out' });
      },
    });
  return (
    <UserCard
      title={t('users.devices')}
      action={
        may &&
        user.devices.length > 1 && <SmallButton label={t('users.sign_out_all')} busy={busy} onPress={() => endAll()} />
      }
    >
      <Rows
        rows={user.devices.map((device) => {
          const name = [device.browser, device.system].filter(Boolean).join(comma()) || t('users.device_unknown');
          const times = t('users.device_seen', {
            since: format.moment(device.signedInAt),
            last: format.moment(device.lastSeenAt),
          });
          return {
            key: device.id,
            top: device.ip ? listed(name, device.ip) : name,
            small: times,
            right: may && (
              <SmallButton
                label={t('users.sign_out')}
                name={t('users.sign_out_device', { device: name })}
                busy={busy}
                onPress={() => void end(device.id)}
              />
            ),
          };
        })}
      />
    </UserCard>
  );
}

/** By whose codes the customer came, the nearest first, and how many came by the customer's own. */
export function ChainCard({ user }: Part) {
  const t = useText();
  const seesAgents = useAllowed('people.agents.view');
  return (
    <UserCard title={t('users.chain')}>
      <Rows
        rows={[
          ...(user.chain.length === 0 && user.agent === null ? [{ key: 'shop', top: t('users.chain.shop') }] : []),
          ...user.chain.map(({ kind, id, name }) => ({
            key: id,
            top:
              kind === 'customer' ? (
                <CustomerLink id={id} name={name} />
              ) : seesAgents ? (
                <Link to={`${AGENTS_PATH}/${id}`}>{name}</Link>
              ) : (
                name
              ),
            right: t(`users.chain.${kind}`),
          })),
          ...(user.invited > 0 ? [{ key: 'invited', top: t('users.invited', { count: user.invited }) }] : []),
        ]}
      />
    </UserCard>
  );
}

/** What a note calls the fields that were changed. */
const editedFields: Readonly<Record<string, TextKey>> = {
  nickname: 'users.nickname',
  email: 'users.email',
  realName: 'users.real_name',
  phoneCountry: 'users.phone_country',
  phone: 'users.phone',
  gender: 'users.gender',
  birthday: 'users.birthday',
  avatar: 'users.avatar',
};

/** What staff wrote and did, the newest first. */
export function NotesCard({ user, onWrite }: Part & { onWrite: () => void }) {
  const t = useText();
  const format = useFormat();
  const wordsOf = ({ kind, body }: UserNote) => {
    if (kind === 'note') return body;
    if (kind === 'edited') {
      const fields = body.split(' ').map((field) => t(editedFields[field] ?? 'ui.unknown'));
      return named(t('users.note.edited'), fields.join(comma()));
    }
    if (kind === 'devices') return t('users.note.devices', { count: Number(body) });
    return body ? named(t(`users.note.${kind}`), body) : t(`users.note.${kind}`);
  };
  return (
    <UserCard
      title={t('users.notes')}
      action={user.actions.includes('note') && <Button onClick={onWrite}>{t('users.note')}</Button>}
    >
      <Rows
        rows={user.notes.map((note) => ({
          key: note.id,
          top: wordsOf(note),
          small: listed(note.by, format.exact(note.at)),
        }))}
      />
    </UserCard>
  );
}

import { staffChatEndpoints as calls } from '@app/contract/chat/staff-endpoints';
import type { InboxTalk } from '@app/contract/chat/staff-schemas';
import { Modal, Radio, Skeleton } from 'antd';
import { useState } from 'react';
import { request } from '../../../api/request';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { StatusTag } from '../../../ui/list/cells';
import { PartError } from '../../../ui/page-parts';
import { useAction } from '../../../ui/use-action';
import styles from './inbox.module.css';

/** Assigns a talk to another agent; who is in the inbox and holds the fewest stands first. */
export function HandOverDialog({ talk, onClose }: { talk: InboxTalk; onClose: () => void }) {
  const t = useText();
  const { busy, run } = useAction();
  const params = { id: talk.id };
  const answer = useAnswer(calls.agents, { params }, { ofForm: true });
  const [chosen, setChosen] = useState<string | null>(null);
  const agents = (answer.data ?? []).filter((agent) => agent.id !== talk.agent?.id);
  const give = async () => {
    if (!chosen) return;
    const done = await run(() => request(calls.handOver, { params, body: { staffId: chosen } }), {
      done: 'desk.handed_over',
    });
    if (done) onClose();
  };
  return (
    <Modal
      open
      title={t('desk.hand_over_to')}
      onCancel={onClose}
      onOk={() => void give()}
      okText={t('desk.hand_over')}
      cancelText={t('ui.cancel')}
      confirmLoading={busy}
      okButtonProps={{ disabled: chosen === null }}
    >
      {answer.error && !answer.data && <PartError error={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.data && !answer.error && <Skeleton active />}
      <Radio.Group
        value={chosen}
        onChange={(event) => setChosen(event.target.value as string)}
        className={styles.agents ?? ''}
      >
        {agents.map((agent) => (
          <Radio key={agent.id} value={agent.id}>
            {agent.name}{' '}
            <StatusTag tone={agent.present ? 'success' : 'neutral'}>
              {t(agent.present ? 'desk.present' : 'desk.absent')}
            </StatusTag>
            <small>{t('desk.holds', { count: agent.holds })}</small>
          </Radio>
        ))}
      </Radio.Group>
    </Modal>
  );
}

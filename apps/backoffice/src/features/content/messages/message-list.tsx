import { staffMessageEndpoints } from '@app/contract/messaging/staff-endpoints';
import { inMyLanguage } from '../../../text/in-my-language';
import { StatusTag, TwoLines } from '../../../ui/list/cells';
import { defineList } from '../../../ui/list/define-list';
import { kindChoices, STATES, typeChoices } from './message-choices';

const tones = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const;

export const messageList = defineList({
  endpoint: staffMessageEndpoints.listMessages,
  title: 'permission.content.messages',
  exportName: 'messages',
  filters: [
    { key: 'title', kind: 'text', label: 'messages.title', max: 100 },
    { key: 'kind', kind: 'choice', label: 'messages.kind', choices: kindChoices },
    { key: 'type', kind: 'choice', label: 'messages.type', choices: typeChoices },
  ],
  tabs: [
    { label: 'catalog.tab.all', query: {} },
    ...STATES.map((state) => ({ label: `messages.state.${state}` as const, query: { state } })),
  ],
  columns: [
    {
      key: 'title',
      title: 'messages.title',
      render: (row) => <TwoLines strong top={inMyLanguage(row.title)} bottom={inMyLanguage(row.summary)} />,
      write: 'title',
    },
    {
      key: 'kind',
      title: 'messages.kind',
      render: (row, { t }) => <TwoLines top={t(`messages.kind.${row.kind}`)} bottom={t(`message.type.${row.type}`)} />,
      write: { path: 'kind', words: 'messages.kind.' },
    },
    {
      key: 'audience',
      title: 'messages.audience',
      render: (row, { t }) => <TwoLines top={t(`messages.audience.${row.audience}`)} bottom={row.audienceName} />,
      write: [{ path: 'audience', words: 'messages.audience.' }, 'audienceName'],
    },
    {
      key: 'state',
      title: 'messages.state',
      render: (row, { t }) => <StatusTag tone={tones[row.state]}>{t(`messages.state.${row.state}`)}</StatusTag>,
      write: { path: 'state', words: 'messages.state.' },
    },
    { key: 'publishAt', title: 'messages.publish_at', as: 'moment' },
    { key: 'expiresAt', title: 'messages.expires_at', as: 'moment', hidden: true },
    { key: 'reads', title: 'messages.reads', as: 'count' },
    { key: 'author', title: 'messages.author', hidden: true },
  ],
});

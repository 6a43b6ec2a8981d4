import { LOCALES } from '@app/contract/core/locale';
import { staffMailEndpoints } from '@app/contract/mail/staff-endpoints';
import { mailTemplateNames } from '@app/contract/mail/templates';
import { Link } from 'react-router';
import { TwoLines } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';
import { MailState } from './mail-state';
import { MAILS_PATH } from './mails-path';

/** Names of the languages in themselves. */
export const languageNames = Object.fromEntries(
  LOCALES.map((locale) => [locale, new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale]),
);

export const mailList = defineList({
  endpoint: staffMailEndpoints.listMails,
  title: 'permission.system.mail',
  exportName: 'mails',
  filters: [
    { key: 'recipient', kind: 'text', label: 'mail.recipient', placeholder: 'mail.recipient_hint', max: 50 },
    {
      key: 'template',
      kind: 'choice',
      label: 'mail.template',
      choices: { known: mailTemplateNames.map((value) => ({ value, label: `mail.kind.${value}` as const })) },
    },
  ],
  tabs: [
    { label: 'mail.tab.all', query: {}, count: 'all' },
    { label: 'mail.state.waiting', query: { state: 'waiting' }, count: 'waiting' },
    { label: 'mail.state.sent', query: { state: 'sent' }, count: 'sent' },
    { label: 'mail.state.kept', query: { state: 'kept' }, count: 'kept' },
    { label: 'mail.state.given_up', query: { state: 'given_up' }, count: 'given_up' },
  ],
  columns: [
    {
      key: 'subject',
      title: 'mail.subject',
      render: (row, { t }) => (
        <TwoLines
          strong
          top={<Link to={`${MAILS_PATH}/${row.id}`}>{row.subject}</Link>}
          bottom={t(`mail.kind.${row.template}`)}
        />
      ),
    },
    { key: 'recipient', title: 'mail.recipient', render: (row, { t }) => row.recipient || t('mail.erased') },
    {
      key: 'locale',
      title: 'mail.locale',
      render: (row) => languageNames[row.locale],
      write: 'locale',
      hidden: true,
    },
    { key: 'createdAt', title: 'mail.created', as: 'moment', sortable: true },
    { key: 'attempts', title: 'mail.attempts', as: 'count' },
    { key: 'nextTryAt', title: 'mail.next_try', as: 'moment', hidden: true },
    { key: 'doneAt', title: 'mail.done', as: 'moment' },
    { key: 'state', title: 'mail.state', render: (row) => <MailState state={row.state} /> },
  ],
});

import { staffSettingsEndpoints as calls } from '@app/contract/settings/staff-endpoints';
import { IconCopy, IconLink } from '@tabler/icons-react';
import { Button, Card, Flex } from 'antd';
import { Link } from 'react-router';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import { listLink } from '../../ui/list/list-link';
import { useNotes } from '../../ui/use-notes';
import styles from './workbench.module.css';

const PARAMETER = 'shop.invite_code';

/** Where somebody registers with a code: the storefront stands at the root of this address. */
const registerLink = (code: string): string =>
  `${window.location.origin}/#/register?invite=${encodeURIComponent(code)}`;

/** The shop's own invite code, to be handed on; nothing for who may not see parameters. */
export function InviteCodeCard() {
  const t = useText();
  const notes = useNotes();
  const allowed = useAllowed('system.parameters.view');
  const { data } = useAnswer(calls.readParameter, { params: { id: PARAMETER } }, { enabled: allowed });
  if (!allowed || !data) return null;
  const code = String(data.value);
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    notes.success(t('ui.copied'));
  };
  return (
    <Card
      variant="borderless"
      title={t('staff.workbench.invite_code')}
      extra={<Link to={listLink('/system/parameters', { word: PARAMETER })}>{t('staff.workbench.invite_change')}</Link>}
      className={styles.card ?? ''}
    >
      <section aria-label={t('staff.workbench.invite_code')}>
        <p className={styles.code}>{code || '–'}</p>
        <p className={styles.codeNote}>
          {t(code ? 'staff.workbench.invite_code_note' : 'staff.workbench.invite_code_none')}
        </p>
        {code && 'clipboard' in navigator && (
          <Flex gap={8} wrap>
            <Button icon={<IconCopy size={16} />} onClick={() => void copy(code)}>
              {t('staff.workbench.invite_copy')}
            </Button>
            <Button icon={<IconLink size={16} />} onClick={() => void copy(registerLink(code))}>
              {t('staff.workbench.invite_copy_link')}
            </Button>
          </Flex>
        )}
      </section>
    </Card>
  );
}

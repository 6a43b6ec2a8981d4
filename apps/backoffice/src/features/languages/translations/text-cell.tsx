import { limits } from '@app/contract/core/limits';
import { staffLanguageEndpoints as calls } from '@app/contract/languages/staff-endpoints';
import type { StaffTranslation } from '@app/contract/languages/staff-schemas';
import { IconPencil } from '@tabler/icons-react';
import { Button, Flex, Input } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { isRefusal } from '../../../api/failure';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import { defineForm } from '../../../ui/form/define-form';
import { StaleDialog } from '../../../ui/form/records/stale-dialog';
import { useAction } from '../../../ui/use-action';
import styles from './translations.module.css';

type Words = { text: string };
const fields = defineForm<Words>()([{ name: 'text', kind: 'long-text', label: 'translations.text' }]);

/** Writes a text in place. What is refused stays typed; a text written meanwhile is shown beside one's own. */
export function TextCell({ row }: { row: StaffTranslation }) {
  const t = useText();
  const { busy, run } = useAction();
  const mayEdit = useAllowed('content.translations.edit');
  const mayReview = useAllowed('content.translations.review');
  const [typed, setTyped] = useState<string | null>(null);
  const [clash, setClash] = useState<{ mine: string; theirs: StaffTranslation } | null>(null);
  const save = async (text: string, version: number) => {
    const body = { language: row.language, key: row.id, text, reviewed: mayReview, version };
    const saved = await run(() => request(calls.saveTranslation, { body }), {
      done: 'translations.saved',
      handle: (refusal) => {
        if (!isRefusal(refusal, 'record.stale')) return false;
        setClash({ mine: text, theirs: refusal.data.current as StaffTranslation });
        return true;
      },
    });
    if (saved) setTyped(null);
  };
  if (typed === null) {
    return (
      <div className={styles.target}>
        <span lang={row.language}>{row.text}</span>
        {mayEdit && (
          <Button
            type="text"
            size="small"
            shape="circle"
            aria-label={t('translations.write', { key: row.id })}
            icon={<IconPencil size={16} />}
            onClick={() => setTyped(row.text)}
          />
        )}
      </div>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped(null);
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save(typed, row.version);
  };
  return (
    <div className={styles.writing}>
      <Input.TextArea
        autoFocus
        rows={3}
        lang={row.language}
        aria-label={row.id}
        maxLength={limits.translationText}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Flex gap={8} justify="end">
        <Button size="small" onClick={() => setTyped(null)}>
          {t('ui.cancel')}
        </Button>
        <Button size="small" type="primary" loading={busy} onClick={() => void save(typed, row.version)}>
          {t('ui.form.save')}
        </Button>
      </Flex>
      {clash && (
        <StaleDialog
          fields={fields}
          mine={{ text: clash.mine }}
          theirs={{ text: clash.theirs.text }}
          onKeepMine={() => {
            setClash(null);
            void save(clash.mine, clash.theirs.version);
          }}
          onTakeTheirs={() => {
            setClash(null);
            void run(async () => setTyped(null));
          }}
          onClose={() => setClash(null)}
        />
      )}
    </div>
  );
}

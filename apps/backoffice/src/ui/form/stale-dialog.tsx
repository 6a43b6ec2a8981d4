import type { Locale } from '@app/contract/core/locale';
import { Button, Modal, Table } from 'antd';
import { localeNames } from '../../text/locale';
import { useText } from '../../text/use-text';
import type { Field } from './define-form';
import look from './form.module.css';

type StaleDialogProps<V> = {
  fields: Field<V>[];
  mine: V;
  theirs: V;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

/** Languages by their own names; other parts as they are called. */
const nameOf = (key: string): string => (Object.hasOwn(localeNames, key) ? localeNames[key as Locale] : key);

/** A value as a person can compare it. */
function written(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.map(written).join('\n');
  if (typeof value === 'object') {
    const parts = Object.entries(value).filter(([, part]) => part !== '' && part !== null && part !== undefined);
    return parts.map(([key, part]) => `${nameOf(key)}: ${written(part)}`).join('\n');
  }
  return String(value);
}

/** The label of a choice among those the field holds itself; any other value as it is written. */
function shown<V>(field: Field<V>, value: unknown): string {
  const given = 'choices' in field && 'given' in field.choices ? field.choices.given : [];
  return given.find((choice) => choice.value === value)?.label ?? written(value);
}

/** What both versions of a record hold where they differ, and which of them shall stand. Closing keeps on editing. */
export function StaleDialog<V>({ fields, mine, theirs, ...hands }: StaleDialogProps<V>) {
  const t = useText();
  const rows = fields
    .map((field) => ({
      key: field.name,
      label: t(field.label),
      mine: shown(field, mine[field.name]),
      theirs: shown(field, theirs[field.name]),
    }))
    .filter((row) => row.mine !== row.theirs);
  return (
    <Modal
      open
      width={760}
      title={t('ui.stale.title')}
      onCancel={hands.onClose}
      footer={
        <>
          <Button onClick={hands.onClose}>{t('ui.stale.go_on')}</Button>
          <Button onClick={hands.onTakeTheirs}>{t('ui.stale.take_theirs')}</Button>
          <Button type="primary" onClick={hands.onKeepMine}>
            {t('ui.stale.keep_mine')}
          </Button>
        </>
      }
    >
      <p>{t('ui.stale.text')}</p>
      <Table
        size="small"
        rowKey="key"
        dataSource={rows}
        pagination={false}
        scroll={{ y: 360 }}
        columns={[
          { title: t('ui.stale.field'), dataIndex: 'label', width: 160 },
          { title: t('ui.stale.mine'), dataIndex: 'mine', className: look.version ?? '' },
          { title: t('ui.stale.theirs'), dataIndex: 'theirs', className: look.version ?? '' },
        ]}
      />
    </Modal>
  );
}

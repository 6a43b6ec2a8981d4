import type { Locale } from '@app/contract/core/locale';
import type { Media } from '@app/contract/core/picture';
import { toDecimal } from '@app/kernel/money';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Button, Modal, Table } from 'antd';
import type { ReactNode } from 'react';
import { named } from '../../../text/in-my-language';
import { localeNames } from '../../../text/locale';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import type { CellContext } from '../../list/define-list';
import { Picture } from '../../picture';
import type { Field } from '../define-form';
import styles from '../form.module.css';

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
    return parts.map(([key, part]) => named(nameOf(key), written(part))).join('\n');
  }
  return String(value);
}

/** A field's value as the form shows it: a choice by its label, money, moments and switches in words, its own in its own. */
function shown<V>(field: Field<V>, value: unknown, ctx: CellContext): string {
  const { t, format } = ctx;
  if (field.kind === 'own' && field.words) return field.words(value as never, ctx);
  const choices = 'choices' in field ? field.choices : null;
  if (choices && 'given' in choices) {
    const given = choices.given.find((choice) => choice.value === value);
    if (given) return given.label;
  }
  if (choices && 'known' in choices) {
    const known = choices.known.find((choice) => choice.value === value);
    if (known) return t(known.label);
  }
  if (typeof value === 'boolean') return t(value ? 'ui.yes' : 'ui.no');
  if (field.kind === 'money' && typeof value === 'number') return format.money(value);
  if (field.kind === 'percent' && typeof value === 'number') return `${toDecimal(value)} %`;
  if (field.kind === 'moment' && typeof value === 'string') return format.exact(value);
  return written(value);
}

/** What a field of pictures holds; null for any other field. */
function mediaOf<V>({ kind }: Field<V>, value: unknown): readonly Media[] | null {
  if (kind === 'gallery') return (value ?? []) as readonly Media[];
  const urls = kind === 'images' ? ((value ?? []) as readonly string[]) : value ? [value as string] : [];
  return kind === 'image' || kind === 'images' ? urls.map((url) => ({ kind: 'image', url })) : null;
}

function Pictures({ of, label }: { of: readonly Media[]; label: string }) {
  return (
    <span className={styles.pictures}>
      {of.map(({ kind, url }) => (
        <span key={url} className={styles.small}>
          {kind === 'image' ? (
            <Picture url={url} pixels={80} alt={label} />
          ) : (
            <IconPlayerPlay size={18} role="img" aria-label={label} />
          )}
        </span>
      ))}
    </span>
  );
}

/** What both versions of a record hold where they differ, and which of them shall stand. Closing keeps on editing. */
export function StaleDialog<V>({ fields, mine, theirs, ...actions }: StaleDialogProps<V>) {
  const t = useText();
  const format = useFormat();
  const render = (field: Field<V>, value: unknown): ReactNode => {
    const pictures = mediaOf(field, value);
    return pictures?.length ? <Pictures of={pictures} label={t(field.label)} /> : shown(field, value, { t, format });
  };
  const textOf = (field: Field<V>, value: unknown) => shown(field, value, { t, format });
  const rows = fields
    .filter((field) => textOf(field, mine[field.name]) !== textOf(field, theirs[field.name]))
    .map((field) => ({
      key: field.name,
      label: t(field.label),
      mine: render(field, mine[field.name]),
      theirs: render(field, theirs[field.name]),
    }));
  return (
    <Modal
      open
      width={760}
      title={t('ui.stale.title')}
      onCancel={actions.onClose}
      footer={
        <>
          <Button onClick={actions.onClose}>{t('ui.stale.go_on')}</Button>
          <Button onClick={actions.onTakeTheirs}>{t('ui.stale.take_theirs')}</Button>
          <Button type="primary" onClick={actions.onKeepMine}>
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
          { title: t('ui.stale.mine'), dataIndex: 'mine', className: styles.version ?? '' },
          { title: t('ui.stale.theirs'), dataIndex: 'theirs', className: styles.version ?? '' },
        ]}
      />
    </Modal>
  );
}

import { staffIdentityEndpoints as calls } from '@app/contract/settings/identity/staff-endpoints';
import type { StoredIdentity } from '@app/contract/settings/identity/staff-schemas';
import { Button, Card, Form, Skeleton } from 'antd';
import { useState } from 'react';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { FormFields } from '../../../ui/form/form-fields';
import { FormKeys } from '../../../ui/form/form-keys';
import { useVersionedForm } from '../../../ui/form/records/use-versioned-form';
import { PageError, PageHead } from '../../../ui/page-parts';
import { RecordLog } from '../../../ui/record-log';
import styles from './identity.module.css';
import { draftOf, type IdentityDraft, identityForm } from './identity-form';
import { IdentityPreview } from './identity-preview';

function IdentityEditor({ record }: { record: StoredIdentity }) {
  const t = useText();
  const mayEdit = useAllowed('system.identity.edit');
  const [draft, setDraft] = useState(draftOf(record));
  const take = (saved: StoredIdentity) => setDraft(draftOf(saved));
  const { form, clash } = useVersionedForm<IdentityDraft, StoredIdentity>({
    fields: identityForm,
    record,
    draftOf,
    save: (typed, over) => request(calls.saveIdentity, { body: { ...typed, version: (over ?? record).version } }),
    done: 'identity.saved',
    onSaved: take,
    onTaken: take,
  });
  const onValuesChange = (changed: Partial<IdentityDraft>) => {
    form.wiring.onValuesChange(changed);
    setDraft({ ...draft, ...changed });
  };
  return (
    <>
      <PageHead title={t('permission.system.identity')} note={t('identity.note')}>
        <RecordLog record="shop_identity/1" />
        {mayEdit && (
          <Button type="primary" loading={form.busy} onClick={() => void form.submit()}>
            {t('ui.form.save')}
          </Button>
        )}
      </PageHead>
      <div className={styles.columns}>
        <Card variant="borderless" className={styles.form ?? ''}>
          <Form
            {...form.wiring}
            onValuesChange={onValuesChange}
            layout="vertical"
            disabled={!mayEdit}
            initialValues={draftOf(record)}
          >
            <FormFields fields={identityForm} errors={form.errors} />
            <FormKeys form={form.wiring.name} />
          </Form>
        </Card>
        <IdentityPreview draft={draft} />
      </div>
      {clash}
    </>
  );
}

/** The shop's name, colour, logo and icon, and how they look together. */
export default function IdentityScreen() {
  const answer = useAnswer(calls.readIdentity, {});
  const { data, error } = answer;
  if (error && !data) return <PageError error={error} onRetry={() => void answer.refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />;
  return <IdentityEditor record={data} />;
}

import { isApiError } from '@app/client/api-error';
import { fieldMessages } from '@app/client/field-messages';
import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { afterSaleEndpoints } from '@app/contract/orders/after-sale/endpoints';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { TextInput } from '../../ui/field.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './after-sale.module.css';
import { useReturnRequestStep } from './use-return-request-step.ts';

/** Longest tracking number the server takes. */
const TRACKING_LENGTH = 50;

/** Asks which parcel brings the goods back. What was typed stays when it is refused. */
export function SendBackCard({ caseId }: { readonly caseId: string }) {
  const t = useT();
  const companies = useEndpoint(afterSaleEndpoints.parcelCompanies, {});
  const send = useReturnRequestStep(afterSaleEndpoints.sendBack);
  const [companyId, setCompanyId] = useState<string | null>(null);
  const [trackingNumber, setTrackingNumber] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const submit = async () => {
    const missing = {
      ...(companyId ? {} : { companyId: t('after_sale.company_first') }),
      ...(trackingNumber.trim() ? {} : { trackingNumber: t('field.required') }),
    };
    setErrors(missing);
    if (!companyId || !trackingNumber.trim()) return;
    try {
      await send.mutateAsync({ body: { caseId, companyId, trackingNumber: trackingNumber.trim() } });
      toast(t('after_sale.parcel_sent'), 'success');
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setErrors(fieldMessages(failure));
      toast(failure.msg, 'warning');
    }
  };
  return (
    <Card>
      <h2 className={`h3 ${styles.title}`}>{t('after_sale.parcel_title')}</h2>
      <div className="stack">
        <div>
          <p className={styles.label}>{t('after_sale.company')}</p>
          <Chips
            label={t('after_sale.company')}
            choices={(companies.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={companyId}
            onChange={setCompanyId}
          />
          {companies.isPending ? <SkeletonText lines={1} /> : null}
          {errors.companyId ? (
            <p className="cap bad" role="alert">
              {errors.companyId}
            </p>
          ) : null}
        </div>
        <TextInput
          label={t('after_sale.tracking_number')}
          maxLength={TRACKING_LENGTH}
          autoCapitalize="characters"
          autoComplete="off"
          value={trackingNumber}
          error={errors.trackingNumber}
          onChange={(event) => setTrackingNumber(event.target.value)}
        />
        <Button block kind="soft" loading={send.isPending} onClick={() => void submit()}>
          {t('after_sale.parcel_send')}
        </Button>
      </div>
    </Card>
  );
}

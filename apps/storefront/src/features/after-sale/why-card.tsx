import { call } from '@app/client/call';
import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import type { ReturnRequestReason } from '@app/contract/orders/after-sale/reasons';
import { settingsEndpoints } from '@app/contract/settings/endpoints';
import { Card } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { TextArea } from '../../ui/field.tsx';
import { PictureUploader } from '../../ui/picture-uploader.tsx';
import type { UploadedPicture } from '../../ui/use-uploads.ts';
import styles from './after-sale.module.css';

/** Why something goes back, as far as it is written. */
export type Why = {
  readonly reason: ReturnRequestReason | null;
  readonly description: string;
  readonly pictures: readonly UploadedPicture[];
  readonly busy: boolean;
  /** Pictures that could not be uploaded. */
  readonly failed: number;
};

/** The reason, words and pictures of a request. */
export function WhyCard(props: {
  readonly reasons: readonly ReturnRequestReason[];
  readonly why: Why;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<Why>) => void;
}) {
  const t = useT();
  const { why, errors, onChange } = props;
  return (
    <Card>
      <h2 className={`h3 ${styles.title}`}>{t('after_sale.why')}</h2>
      <Chips
        label={t('after_sale.why')}
        choices={props.reasons.map((value) => ({ value, label: t(`after_sale.reason.${value}`) }))}
        value={why.reason}
        onChange={(reason) => onChange({ reason })}
      />
      {errors.reason ? (
        <p className="cap bad" role="alert">
          {errors.reason}
        </p>
      ) : null}
      <div className={styles.block}>
        <TextArea
          label={t('after_sale.description')}
          placeholder={t('after_sale.description_hint')}
          maxLength={limits.afterSaleText}
          rows={3}
          value={why.description}
          error={errors.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </div>
      <p className={styles.label}>{t('after_sale.pictures')}</p>
      <PictureUploader
        label={t('after_sale.pictures')}
        max={limits.afterSalePictures}
        value={why.pictures}
        onChange={(pictures) => onChange({ pictures })}
        onBusy={(busy) => {
          if (busy !== why.busy) onChange({ busy });
        }}
        onFailed={(failed) => {
          if (failed !== why.failed) onChange({ failed });
        }}
        upload={(file, { onProgress, signal }) =>
          call(settingsEndpoints.upload, { query: { purpose: 'review' } }, { file, onProgress, signal })
        }
      />
      {errors.pictures ? (
        <p className="cap bad" role="alert">
          {errors.pictures}
        </p>
      ) : null}
      <p className={`cap t3 ${styles.hint}`}>{t('after_sale.pictures_hint', { max: limits.afterSalePictures })}</p>
    </Card>
  );
}

import type { ApiError } from '@app/client/api-error';
import { fieldMessages } from '@app/client/field-messages';
import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { plainDecimal } from '@app/kernel/plain-decimal';
import { Card } from '../../ui/card.tsx';
import { TextArea, TextInput } from '../../ui/field.tsx';
import { PictureUploader } from '../../ui/picture-uploader.tsx';
import { ErrorNote } from '../../ui/states.tsx';
import type { UploadedPicture } from '../../ui/use-uploads.ts';
import styles from './proof.module.css';
import { type ProofReference, sendVoucher } from './use-proof-page.ts';

/** Of a typed amount with what may be copied along; a shorter one would cut figures off and leave another amount. */
const AMOUNT_LENGTH = 40;

/** What somebody has put together to prove that they paid. */
export type ProofDraft = {
  readonly pictures: readonly UploadedPicture[];
  readonly busy: boolean;
  readonly txHash: string;
  readonly amount: string;
  readonly note: string;
};
export const BLANK_PROOF: ProofDraft = { pictures: [], busy: false, txHash: '', amount: '', note: '' };

/** Whether a draft shows anything that staff can check. */
export const showsSomething = (draft: ProofDraft): boolean =>
  !draft.busy && (draft.pictures.length > 0 || draft.txHash.trim() !== '');

/** A draft as it is sent. A comma is a decimal point; what was left empty is not named. */
export function submissionOf({ pictures, txHash, amount, note }: ProofDraft, reference: ProofReference) {
  const { payment, channel, key } = reference;
  const stated = plainDecimal(amount);
  return {
    payment,
    channel,
    ...(key ? { key } : {}),
    pictures: pictures.map(({ id }) => id),
    ...(txHash.trim() ? { txHash: txHash.trim() } : {}),
    ...(stated ? { amount: stated, currency: 'USD' } : {}),
    note: note.trim(),
  };
}

/** Vouchers to upload, and what goes with them. */
export function ProofForm(props: {
  readonly reference: ProofReference;
  readonly crypto: boolean;
  readonly draft: ProofDraft;
  readonly onChange: (patch: Partial<ProofDraft>) => void;
  readonly error: ApiError | null;
  /** Sends it once more. */
  readonly onRetry: () => void;
}) {
  const t = useT();
  const { draft, onChange, crypto } = props;
  const errors = fieldMessages(props.error);
  return (
    <Card>
      <div className={styles.formHead}>
        <h2 className="h3">{t(crypto ? 'proofs.crypto_proof_title' : 'proofs.voucher_title')}</h2>
        <span className="sub t3 num">
          {t('proofs.count', { done: draft.pictures.length, max: limits.proofPictures })}
        </span>
      </div>
      {crypto ? (
        <TextInput
          label={t('proofs.tx_hash')}
          error={errors.txHash ? t('proofs.tx_hash_wrong') : undefined}
          value={draft.txHash}
          maxLength={102}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange({ txHash: event.target.value })}
        />
      ) : null}
      <div className={styles.uploader}>
        <PictureUploader
          label={t('proofs.voucher_title')}
          value={draft.pictures}
          max={limits.proofPictures}
          onChange={(pictures) => onChange({ pictures })}
          onBusy={(busy) => {
            if (busy !== draft.busy) onChange({ busy });
          }}
          upload={(file, step) => sendVoucher(props.reference, file, step)}
        />
      </div>
      <p className={`cap ${errors.pictures ? 'bad' : 't3'} ${styles.hint}`}>
        {errors.pictures ?? t(crypto ? 'proofs.crypto_hint' : 'proofs.voucher_hint')}
      </p>
      {crypto ? null : (
        <TextInput
          label={t('proofs.sent_amount', { currency: 'USD' })}
          error={errors.amount}
          value={draft.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={AMOUNT_LENGTH}
          onChange={(event) => onChange({ amount: event.target.value })}
        />
      )}
      <TextArea
        label={t('proofs.note')}
        error={errors.note}
        value={draft.note}
        rows={2}
        maxLength={limits.proofNote}
        onChange={(event) => onChange({ note: event.target.value })}
      />
      {props.error && Object.keys(errors).length === 0 ? (
        <ErrorNote error={props.error} {...(props.error.kind === 'answer' ? {} : { onRetry: props.onRetry })} />
      ) : null}
    </Card>
  );
}

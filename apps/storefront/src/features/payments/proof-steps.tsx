import { useT } from '@app/client/i18n';
import type { ProofPage } from '@app/contract/payments/proofs/schemas';
import { useState } from 'react';
import { useClockOffset } from '../../shell/shop.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast-store.ts';
import { BankCard } from './bank-card.tsx';
import { CryptoCard } from './crypto-card.tsx';
import { DueCard } from './due-card.tsx';
import { EarlierProofs } from './earlier-proofs.tsx';
import { NotChosen } from './not-chosen.tsx';
import { PayTroubleNote } from './pay-trouble.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import styles from './proof.module.css';
import { BLANK_PROOF, type ProofDraft, ProofForm, showsSomething, submissionOf } from './proof-form.tsx';
import { RejectedCard, WaitingCard } from './proof-state-card.tsx';
import { saveCode } from './save-code.ts';
import { type ProofReference, type useProofPage, useSubmitProof } from './use-proof-page.ts';

type Parts = {
  readonly data: ProofPage;
  readonly reference: ProofReference;
  /** The payment has ended; its money may have been on the way. */
  readonly lost: boolean;
};

/** Which parts stand on the screen. `again`: the customer wants to replace what waits. */
function partsOf({ data, lost }: Parts, again: boolean) {
  const [newest, ...earlier] = data.proofs;
  const waiting = newest?.state === 'submitted' ? newest : null;
  const rejected = newest?.state === 'rejected' ? newest : null;
  const sending = !waiting || again;
  const shown = data.instructions !== null || lost || waiting !== null;
  return {
    waiting,
    rejected,
    earlier,
    instructions: sending ? data.instructions : null,
    form: sending && shown && data.canSubmit,
    chooses: !shown,
  };
}

const Instructions = ({ instructions }: { readonly instructions: NonNullable<ProofPage['instructions']> }) =>
  instructions.kind === 'crypto' ? <CryptoCard crypto={instructions} /> : <BankCard bank={instructions} />;

/** A payment that is paid elsewhere, while it is open or its proof waits. */
export function ProofSteps(
  props: Parts & {
    readonly frame: { readonly title: string; readonly onBack: () => void };
    readonly page: ReturnType<typeof useProofPage>;
  },
) {
  const t = useT();
  const { data, reference, page, lost } = props;
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const [draft, setDraft] = useState<ProofDraft>(BLANK_PROOF);
  const [again, setAgain] = useState(false);
  const submission = useSubmitProof(() => {
    setDraft(BLANK_PROOF);
    setAgain(false);
    toast(t('proofs.submitted'), 'success');
  });
  const submit = () => submission.mutate({ body: submissionOf(draft, reference) });
  const parts = partsOf(props, again);
  const crypto = data.channel.kind === 'crypto';
  const uri = parts.instructions?.kind === 'crypto' ? parts.instructions.uri : null;
  const footer = parts.form ? (
    <div className={styles.footer}>
      {uri ? (
        <Button kind="ghost" onClick={() => void saveCode(uri, `${data.number}.png`)}>
          {t('proofs.save_code')}
        </Button>
      ) : null}
      <Button block disabled={!showsSomething(draft)} loading={submission.isPending} onClick={submit}>
        {t(crypto ? 'proofs.paid' : 'proofs.submit')}
      </Button>
    </div>
  ) : undefined;
  return (
    <Page {...props.frame} {...(footer ? { footer } : {})}>
      <DueCard
        cashier={parts.waiting || lost ? { ...data, expiresAt: null } : data}
        offsetMs={offsetMs}
        onEnd={() => void page.refetch()}
      />
      {parts.waiting ? (
        <WaitingCard proof={parts.waiting} reference={reference} gone={lost}>
          {data.canSubmit ? (
            <Button block kind="soft" size="m" className={styles.replace} onClick={() => setAgain(!again)}>
              {t(again ? 'proofs.keep' : 'proofs.replace')}
            </Button>
          ) : null}
        </WaitingCard>
      ) : (
        <PaymentMethods page={data} onChoose={page.choose} />
      )}
      {page.trouble ? <PayTroubleNote trouble={page.trouble} /> : null}
      {parts.rejected ? <RejectedCard proof={parts.rejected} left={data.submissionsLeft} /> : null}
      {parts.instructions ? <Instructions instructions={parts.instructions} /> : null}
      {parts.chooses ? <NotChosen data={data} page={page} accessKey={reference.key} /> : null}
      {parts.form ? (
        <ProofForm
          reference={reference}
          crypto={crypto}
          draft={draft}
          onChange={(patch) => setDraft((before) => ({ ...before, ...patch }))}
          error={submission.error}
          onRetry={submit}
        />
      ) : null}
      <EarlierProofs proofs={parts.earlier} />
    </Page>
  );
}

import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { AfterSaleForm } from '@app/contract/orders/after-sale/schemas';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { ErrorNote } from '../../ui/states.tsx';
import { useSentences } from '../../widgets/list-text.ts';
import { useMomentText } from '../../widgets/moment-text.ts';
import styles from './after-sale.module.css';
import { PickLines } from './pick-lines.tsx';
import { RefundSplitView } from './refund-split.tsx';
import { useRefundQuote } from './use-refund-quote.ts';
import { useReturnDraft } from './use-return-draft.ts';
import { WhyCard } from './why-card.tsx';

type Quote = ReturnType<typeof useRefundQuote>;
type FormProps = { readonly form: AfterSaleForm };

/** Which pieces, why, and what they come to. */
export function ReturnRequestForm({ form }: FormProps) {
  const t = useT();
  const format = usePriceFormat();
  const draft = useReturnDraft(form);
  const quote = useRefundQuote(form.orderId, draft.items);
  const hindrance = draft.missing && t(draft.missing);
  return (
    <Page
      title={t(`after_sale.${form.kind}_title`)}
      onBack={() => void draft.back()}
      footer={
        <div className={styles.footer}>
          {hindrance ? <p className="cap t3">{hindrance}</p> : null}
          <Button
            block
            disabled={hindrance !== null || !quote.fresh}
            loading={draft.isSending}
            onClick={() => void draft.send()}
          >
            {t('after_sale.send')}
            {quote.fresh && quote.split && quote.split.amount.usd > 0 ? ` · ${format.text(quote.split.amount)}` : null}
          </Button>
        </div>
      }
    >
      <Lead form={form} />
      <PickLines lines={form.lines} picked={draft.picked} onChange={draft.pick} />
      <WhyCard reasons={form.reasons} why={draft.why} errors={draft.errors} onChange={draft.write} />
      <RefundCard quote={quote} kind={form.kind} nothing={draft.items.length === 0} />
    </Page>
  );
}

/** What can be asked for, until when, and how soon it is answered. */
function Lead({ form }: FormProps) {
  const t = useT();
  const moment = useMomentText();
  const sentences = useSentences();
  return (
    <section className={styles.lead}>
      <p>{t(`after_sale.${form.kind}_lead`)}</p>
      <p className="cap t3">
        {sentences(
          form.until && t('after_sale.return_until', { date: moment.day(form.until) }),
          t('after_sale.answered_within', { count: form.answerDays }),
        )}
      </p>
    </section>
  );
}

type RefundProps = { readonly quote: Quote; readonly kind: AfterSaleForm['kind']; readonly nothing: boolean };

/** What would go back for the pieces that are picked, faded while that is asked anew. */
function RefundCard({ quote, kind, nothing }: RefundProps) {
  const t = useT();
  const { split, fresh, error } = quote;
  return (
    <Card>
      <h2 className={`h3 ${styles.title}`}>{t('after_sale.back_title')}</h2>
      <div aria-live="polite" aria-busy={!nothing && !fresh} className={styles.quote}>
        {nothing ? <p className="sub t3">{t('after_sale.choose_first')}</p> : null}
        {error ? <ErrorNote error={error} onRetry={quote.retry} /> : null}
        {!nothing && !split && !error ? <SkeletonText lines={3} /> : null}
        {split && !error ? (
          <div className={fresh ? undefined : styles.stale}>
            <RefundSplitView split={split} kind={kind} />
          </div>
        ) : null}
      </div>
    </Card>
  );
}

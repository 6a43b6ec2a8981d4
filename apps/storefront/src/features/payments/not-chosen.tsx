import { useT } from '@app/client/i18n';
import { CASHIER_ROUTE } from '@app/contract/payments/cashier-route';
import type { ProofPage } from '@app/contract/payments/proofs/schemas';
import { useGo } from '../../shell/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { useProofPage } from './use-proof-page.ts';

/** In place of instructions that cannot be told: this way was not chosen yet, or is closed now. */
export function NotChosen(props: {
  readonly data: ProofPage;
  readonly page: Pick<ReturnType<typeof useProofPage>, 'choose' | 'isChoosing'>;
  readonly accessKey: string | undefined;
}) {
  const t = useT();
  const go = useGo();
  const { data, page, accessKey } = props;
  const open = data.channels.some(({ id }) => id === data.channel.id);
  const others = { payment: data.paymentId, ...(accessKey ? { key: accessKey } : {}) };
  return (
    <Card>
      <div className="stack">
        <h2 className="h3">{t('proofs.not_yet_title')}</h2>
        <p className="sub t2">{t(open ? 'proofs.not_yet_text' : 'proofs.closed_text')}</p>
        {open ? (
          <Button block loading={page.isChoosing} onClick={() => page.choose(data.channel.id)}>
            {t('proofs.show')}
          </Button>
        ) : null}
        <Button block kind="ghost" onClick={() => go.replace(CASHIER_ROUTE[data.payable.kind], others)}>
          {t('proofs.other_way')}
        </Button>
      </div>
    </Card>
  );
}

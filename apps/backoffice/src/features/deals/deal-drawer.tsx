import { staffDealEndpoints as calls } from '@app/contract/deals/staff-endpoints';
import type { StaffDeal } from '@app/contract/deals/staff-schemas';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useProductNow } from '../../api/use-product-now';
import { useText } from '../../text/use-text';
import { DealStateTag, ZoneHint } from '../../ui/deal/deal-cells';
import { DEALS_PATH } from '../../ui/deal/deal-paths';
import { WaitingDrawer } from '../../ui/drawer';
import { RecordFormDrawer } from '../../ui/form/records/record-form-drawer';
import { useBackTo } from '../../ui/use-back-to';
import type { DealDraft } from './deal-draft';
import { bodyOf, dealForm, draftOf, newDeal } from './deal-form';
import { useShopZone } from './use-shop-zone';

type EditorProps = { deal: StaffDeal | null; zone: string; onClose: () => void };

/** The form of a new deal or of one that exists. */
function DealEditor({ deal, zone, onClose }: EditorProps) {
  const t = useText();
  const now = useProductNow();
  const mayEdit = useAllowed('trade.deals.edit');
  const [blank] = useState(() => newDeal(new Date(now())));
  const [productId, name] = [deal?.productId, deal?.product.name];
  const fields = useMemo(
    () => dealForm({ product: productId && name ? { id: productId, name } : null, zone }),
    [productId, name, zone],
  );
  return (
    <RecordFormDrawer<DealDraft, StaffDeal>
      title={t(deal ? 'deals.edit' : 'deals.new')}
      tag={deal && <DealStateTag state={deal.state} />}
      kind="flash_deal"
      fields={fields}
      editing={deal}
      blank={blank}
      draftOf={draftOf}
      readOnly={!mayEdit}
      below={<ZoneHint zone={zone} />}
      create={(draft) => request(calls.createDeal, { body: bodyOf(draft) })}
      update={({ id, version }, draft) =>
        request(calls.updateDeal, { params: { id }, body: { ...bodyOf(draft), version } })
      }
      reload={(id) => request(calls.readDeal, { params: { id } })}
      onClose={onClose}
    />
  );
}

/** One deal in the drawer over the list, or a new one. */
export function DealDrawer() {
  const close = useBackTo(DEALS_PATH);
  const { id } = useParams();
  const zone = useShopZone();
  const answer = useAnswer(calls.readDeal, { params: { id: id ?? '' } }, { enabled: id !== undefined, ofForm: true });
  const deal = answer.data?.id === id ? answer.data : undefined;
  if (zone && id === undefined) return <DealEditor deal={null} zone={zone} onClose={close} />;
  if (zone && deal) return <DealEditor key={deal.id} deal={deal} zone={zone} onClose={close} />;
  return <WaitingDrawer answer={answer} onClose={close} />;
}

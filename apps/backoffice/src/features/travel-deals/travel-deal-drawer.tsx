import { staffTravelDealEndpoints as calls } from '@app/contract/travel-deals/endpoints';
import type { StaffTravelDeal } from '@app/contract/travel-deals/schemas';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useProductNow } from '../../api/use-product-now';
import { useText } from '../../text/use-text';
import { DealStateTag, ZoneHint } from '../../ui/deal/deal-cells';
import { TRAVEL_DEALS_PATH } from '../../ui/deal/deal-paths';
import { WaitingDrawer } from '../../ui/drawer';
import { zonedMoment } from '../../ui/form/inputs/zoned-moment-input';
import { RecordFormDrawer } from '../../ui/form/records/record-form-drawer';
import { useBackTo } from '../../ui/use-back-to';
import { DealPreview } from './deal-preview';
import { fixedSubject, subjectField } from './subject-field';
import { bodyOf, copyOf, draftOf, newTravelDeal, type TravelDealDraft, travelDealForm } from './travel-deal-form';
import { useShopZone } from './use-shop-zone';

/** `like` is the deal that a new one is copied from. */
type EditorProps = { deal: StaffTravelDeal | null; like: StaffTravelDeal | null; zone: string; onClose: () => void };

/** The form of a new deal, of a copy, or of one that exists. */
function TravelDealEditor({ deal, like, zone, onClose }: EditorProps) {
  const t = useText();
  const now = useProductNow();
  const mayEdit = useAllowed('trade.travel_deals.edit');
  const [blank] = useState(() => {
    const at = new Date(now());
    return like ? copyOf(like, at) : newTravelDeal(at);
  });
  const [draft, setDraft] = useState<TravelDealDraft>(() => (deal ? draftOf(deal) : blank));
  const { kind, method } = draft;
  const [inputs] = useState(() => {
    const known = like?.subject ? { id: like.key, name: like.subject.name } : null;
    return { Subject: deal ? fixedSubject(deal.subject) : subjectField(known), Moment: zonedMoment(zone) };
  });
  const exists = deal !== null;
  const fields = useMemo(() => travelDealForm({ exists, kind, method, ...inputs }), [exists, kind, method, inputs]);
  return (
    <RecordFormDrawer<TravelDealDraft, StaffTravelDeal>
      title={t(deal ? 'deals.edit' : 'deals.new')}
      tag={deal && <DealStateTag state={deal.state} />}
      kind="travel_deal"
      fields={fields}
      editing={deal}
      blank={blank}
      draftOf={draftOf}
      onDraft={setDraft}
      readOnly={!mayEdit}
      below={
        <>
          {mayEdit && <DealPreview draft={draft} />}
          <ZoneHint zone={zone} />
        </>
      }
      create={(draft) => request(calls.createTravelDeal, { body: bodyOf(draft) })}
      update={({ id, version }, draft) =>
        request(calls.updateTravelDeal, { params: { id }, body: { ...bodyOf(draft), version } })
      }
      reload={(id) => request(calls.readTravelDeal, { params: { id } })}
      onClose={onClose}
    />
  );
}

/** One deal in the drawer over the list, a new one, or a `copy` of one. */
export function TravelDealDrawer({ copy = false }: { copy?: boolean }) {
  const onClose = useBackTo(TRAVEL_DEALS_PATH);
  const { id } = useParams();
  const zone = useShopZone();
  const answer = useAnswer(
    calls.readTravelDeal,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined, ofForm: true },
  );
  const read = answer.data?.id === id ? answer.data : undefined;
  if (zone && id === undefined) return <TravelDealEditor deal={null} like={null} zone={zone} onClose={onClose} />;
  if (zone && read) {
    const [deal, like] = copy ? [null, read] : [read, null];
    return <TravelDealEditor key={`${read.id} ${copy}`} deal={deal} like={like} zone={zone} onClose={onClose} />;
  }
  return <WaitingDrawer answer={answer} onClose={onClose} />;
}

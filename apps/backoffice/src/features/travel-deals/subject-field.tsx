import type { TravelDealKind } from '@app/contract/deals/deal-facts';
import { staffTravelDealEndpoints } from '@app/contract/travel-deals/endpoints';
import type { StaffTravelDeal } from '@app/contract/travel-deals/schemas';
import { Form } from 'antd';
import { useState } from 'react';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import { Pictured } from '../../ui/deal/deal-cells';
import type { OwnFieldProps } from '../../ui/form/define-form';
import { SearchedSelect } from '../../ui/form/inputs/searched-select';
import { useSettled } from '../../ui/use-settled';
import { DealSubject } from './travel-deal-cells';

type Props = OwnFieldProps<string | null> & { id?: string };
type Known = { id: string; name: string } | null;
type FinderProps = Omit<Props, 'errors'> & { kind: TravelDealKind | null; known: Known };

/** Looks for what a deal of a kind can be on, by name or place. */
function SubjectFinder({ kind, value, ...wiring }: FinderProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const word = useSettled(typed);
  const found = useAnswer(
    staffTravelDealEndpoints.travelDealSubjects,
    // Not asked before there is a kind.
    { query: { kind: kind ?? 'hotel', word } },
    { enabled: kind !== null },
  );
  return (
    <SearchedSelect
      {...wiring}
      {...(value ? { value } : {})}
      {...(kind === null ? { disabled: true } : {})}
      rows={found.data?.map((row) => ({ ...row, id: row.key })) ?? []}
      loading={found.isFetching}
      placeholder={t(kind === null ? 'travel_deals.kind_first' : 'travel_deals.subject_hint')}
      notFoundContent={t('travel_deals.no_subject')}
      onSearch={setTyped}
      render={(row) => <Pictured cover={row.cover} size={32} top={row.name} bottom={row.place} />}
    />
  );
}

/** What a new deal is on; `known` is that of the deal it is copied from. */
export const subjectField = (known: Known) =>
  function SubjectField({ errors: _errors, ...wiring }: Props) {
    const kind = Form.useWatch<TravelDealKind | null | undefined>('kind') ?? null;
    // What was found of one kind is no choice for another.
    return <SubjectFinder key={kind} {...wiring} kind={kind} known={known} />;
  };

/** What a deal that exists is on, which it stays with. */
export const fixedSubject = (subject: StaffTravelDeal['subject']) =>
  function FixedSubject() {
    return <DealSubject subject={subject} />;
  };

import { useT } from '@app/client/i18n';
import { tourLimits } from '@app/contract/verticals/tours/limits';
import type { TourParty } from '@app/contract/verticals/tours/party';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { AgeFields, CountRow } from '../travel/search/party-fields.tsx';
import fields from '../travel/search/party-sheet.module.css';

type Draft = Omit<TourParty, 'childAges'> & { readonly childAges: readonly (number | null)[] };

const { travellers, childAge } = tourLimits;
const AGES = Array.from({ length: childAge + 1 }, (_, age) => age);

const isFull = (draft: Draft): draft is TourParty => draft.childAges.every((age) => age !== null);

/** How many adults and children travel, and how old each child is. Mount it anew for each opening. */
export function TourPartySheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly party: TourParty;
  readonly onChoose: (party: TourParty) => void;
}) {
  const t = useT();
  const [draft, setDraft] = useState<Draft>(props.party);
  const [asked, setAsked] = useState(false);
  const { adults, seniors, childAges } = draft;
  const room = travellers - adults - seniors - childAges.length;
  const missing = asked && !isFull(draft);
  const submit = () => {
    setAsked(true);
    if (isFull(draft)) props.onChoose(draft);
    // The first field without an age is told from the others by the mark it gets.
    else requestAnimationFrame(() => document.querySelector<HTMLElement>('select[aria-invalid="true"]')?.focus());
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('tours.who')}
      footer={
        <Button block onClick={submit}>
          {t('common.done')}
        </Button>
      }
    >
      <CountRow
        title={t('travel.adults_label')}
        note={t('tours.adults_note')}
        value={adults}
        min={seniors + childAges.length > 0 ? 0 : 1}
        max={adults + room}
        onChange={(value) => setDraft((now) => ({ ...now, adults: value }))}
      />
      <CountRow
        title={t('travel.children_label')}
        note={t('travel.children_note', { age: childAge })}
        value={childAges.length}
        min={0}
        max={childAges.length + room}
        onChange={(value) =>
          setDraft((now) => ({
            ...now,
            adults: value === 0 && now.seniors === 0 ? Math.max(now.adults, 1) : now.adults,
            childAges: Array.from({ length: value }, (_, index) => now.childAges[index] ?? null),
          }))
        }
      />
      {childAges.length > 0 ? (
        <div className={fields.ages}>
          <AgeFields
            ages={childAges}
            choices={AGES}
            asked={asked}
            onChange={(index, value) =>
              setDraft((now) => ({ ...now, childAges: now.childAges.map((one, at) => (at === index ? value : one)) }))
            }
          />
          <p className={missing ? 'cap bad' : 'cap t3'} role={asked ? 'alert' : undefined}>
            {missing ? t('travel.ages_required') : t('tours.ages_why')}
          </p>
        </div>
      ) : null}
    </Sheet>
  );
}

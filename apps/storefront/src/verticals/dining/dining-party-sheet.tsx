import { useT } from '@app/client/i18n';
import { diningLimits } from '@app/contract/verticals/dining/limits';
import type { DiningParty } from '@app/contract/verticals/dining/party';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { AgeFields, CountRow } from '../../widgets/travel/search/party-fields.tsx';
import styles from '../../widgets/travel/search/party-sheet.module.css';

const AGES = Array.from({ length: diningLimits.childAge + 1 }, (_, age) => age);

type Draft = { readonly adults: number; readonly childAges: readonly (number | null)[] };

const isFull = (draft: Draft): draft is DiningParty => draft.childAges.every((age) => age !== null);

/** How many come to the table, and how old each child is. Mount it anew for each opening. */
export function DiningPartySheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly party: DiningParty;
  readonly onChoose: (party: DiningParty) => void;
}) {
  const t = useT();
  const [draft, setDraft] = useState<Draft>(props.party);
  const [asked, setAsked] = useState(false);
  const missing = asked && !isFull(draft);
  const submit = () => {
    if (isFull(draft)) {
      props.onChoose(draft);
      return;
    }
    setAsked(true);
    // The first field without an age is told from the others by the mark it gets.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('select[aria-invalid="true"]')?.focus());
  };
  const setChildren = (count: number) =>
    setDraft((now) => ({
      ...now,
      childAges: Array.from({ length: count }, (_, index) => now.childAges[index] ?? null),
    }));
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('dining.who')}
      footer={
        <Button block onClick={submit}>
          {t('common.done')}
        </Button>
      }
    >
      <CountRow
        title={t('travel.adults_label')}
        note={t('travel.adults_note', { age: diningLimits.childAge + 1 })}
        value={draft.adults}
        min={1}
        max={diningLimits.people - draft.childAges.length}
        onChange={(adults) => setDraft((now) => ({ ...now, adults }))}
      />
      <CountRow
        title={t('travel.children_label')}
        note={t('travel.children_note', { age: diningLimits.childAge })}
        value={draft.childAges.length}
        min={0}
        max={Math.min(diningLimits.children, diningLimits.people - draft.adults)}
        onChange={setChildren}
      />
      {draft.childAges.length > 0 ? (
        <div className={styles.ages}>
          <AgeFields
            ages={draft.childAges}
            choices={AGES}
            asked={asked}
            onChange={(index, value) =>
              setDraft((now) => ({ ...now, childAges: now.childAges.map((one, at) => (at === index ? value : one)) }))
            }
          />
          <p className={missing ? 'cap bad' : 'cap t3'} role={asked ? 'alert' : undefined}>
            {missing ? t('travel.ages_required') : t('dining.ages_why')}
          </p>
        </div>
      ) : null}
    </Sheet>
  );
}

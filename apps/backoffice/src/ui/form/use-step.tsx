import { useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Failure } from '../../api/failure';
import type { TextKey } from '../../text/text-key';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { CellContext } from '../list/define-list';
import styles from './form.module.css';

/** Something about a record that a step is judged by. Null, undefined and nothing are shown as a dash. */
export type Fact<R> = { label: TextKey; of: (record: R, ctx: CellContext) => string | null | undefined };

type StepRule<R> = {
  facts: readonly Fact<R>[];
  /** Whether the step can be taken on this version; always unless said. */
  open?: (record: R) => boolean;
};

type Changed<R> = { before: R; now: R };

type StaleStep<R> = {
  /** The version that was sent, and the one that stands now. */
  changed: Changed<R> | null;
  /** Keeps what the refusal of `before` brought. */
  take: (before: R, refusal: Failure) => void;
  forget: () => void;
  /** Says what is different, above the form of the step. */
  note: ReactNode;
  open: boolean;
};

type StepNoteProps<R> = Changed<R> & { facts: StepRule<R>['facts']; open: boolean };

/** What others changed under a step: each fact as it was seen and as it is, and whether the step is still there. */
function StepNote<R>({ before, now, facts, open }: StepNoteProps<R>) {
  const t = useText();
  const format = useFormat();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const ctx = { t, format };
  const rows = facts
    .map(({ label, of }) => ({ label: t(label), before: of(before, ctx) || '–', now: of(now, ctx) || '–' }))
    .filter((row) => row.before !== row.now);
  return (
    <div ref={note} className={styles.changed ?? ''}>
      <Alert
        type="warning"
        showIcon
        title={t('ui.stale.step_title')}
        description={
          <>
            {rows.length > 0 && (
              <dl>
                {rows.map((row) => (
                  <div key={row.label}>
                    <dt>{row.label}</dt>
                    <dd>
                      <del>{row.before}</del> <span aria-hidden="true">→</span> <ins>{row.now}</ins>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            <p>{t(open ? (rows.length > 0 ? 'ui.stale.step_again' : 'ui.stale.step_same') : 'ui.stale.step_closed')}</p>
          </>
        }
      />
    </div>
  );
}

/** Remembers that a step was refused because others changed its record, says what they changed, and reads it again. */
export function useStaleStep<R>({ facts, open = () => true }: StepRule<R>): StaleStep<R> {
  const queries = useQueryClient();
  const [changed, setChanged] = useState<Changed<R> | null>(null);
  const isOpen = changed === null || open(changed.now);
  return {
    changed,
    take: (before, refusal) => {
      setChanged({ before, now: refusal.data.current as R });
      void queries.invalidateQueries();
    },
    forget: () => setChanged(null),
    // A second refusal is told as the first was.
    note: changed && <StepNote key={JSON.stringify(changed.now)} {...changed} facts={facts} open={isOpen} />,
    open: isOpen,
  };
}

/** A step of a record as a dialog about it needs it. */
export type Step<R> = { record: R; take: (refusal: Failure) => void; note: ReactNode; open: boolean };

/**
 * The record a dialog's step is about: as it was when the dialog opened, however often it is read again behind it. When
 * others changed it meanwhile, the refusal brings the new version, both are shown, and the next press is about that one.
 */
export function useStep<R>(given: R, rule: StepRule<R>): Step<R> {
  const [opened] = useState(given);
  const { changed, take, note, open } = useStaleStep(rule);
  const record = changed?.now ?? opened;
  return { record, take: (refusal) => take(record, refusal), note, open };
}

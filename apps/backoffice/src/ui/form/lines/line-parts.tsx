import type { ReactNode } from 'react';
import { useText } from '../../../text/use-text';
import type { LocalizedDraft } from '../define-form';
import { IntegerInput } from '../inputs/integer-input';
import { LocalizedInput } from '../inputs/localized-input';
import styles from './line-parts.module.css';

const NONE = {};

/** Parts of a line of `RowsField` that stand under one another. */
export const LineBlock = ({ children }: { children: ReactNode }) => <div className={styles.block}>{children}</div>;

/** Parts of a line of `RowsField` that stand side by side. */
export const LineParts = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>;

/** One small part of a line under its name. */
export function LinePart({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <span aria-hidden>{label}</span>
      {children}
    </div>
  );
}

/** What a part of a line is called for a screen reader: its name with the number of the line, and of that around it. */
export function useLineName(): (name: string, number: number, outer?: number) => string {
  const t = useText();
  const named = (name: string, number: number) => t('ui.form.of_line', { name, number });
  return (name, number, outer) => named(outer === undefined ? name : named(name, outer), number);
}

/** `label` is the part's name, `number` that of its line, `outer` that of the line around it. */
type PartOfLine = { label: string; number: number; outer?: number };

/** A value that is none is NaN. */
type NumberPartProps = PartOfLine & { value: number; onChange: (value: number) => void };

/** A whole number of a line. */
export function NumberPart({ label, number, outer, value, onChange }: NumberPartProps) {
  const name = useLineName()(label, number, outer);
  return (
    <LinePart label={label}>
      <IntegerInput aria-label={name} value={value} onChange={(next) => onChange(next ?? Number.NaN)} />
    </LinePart>
  );
}

/** A text as a body has it: always with the English one. */
type SentText = LocalizedDraft & { 'en-US': string };

export const withEnglish = (draft: LocalizedDraft): SentText => ({ ...draft, 'en-US': draft['en-US'] ?? '' });

type TextPartProps = PartOfLine & {
  max: number;
  long?: true;
  value: LocalizedDraft;
  onChange: (value: SentText) => void;
};

/** A text of a line in the product's languages. */
export function TextPart({ label, number, outer, max, long, value, onChange }: TextPartProps) {
  const name = useLineName()(label, number, outer);
  return (
    <LinePart label={label}>
      <LocalizedInput
        as={long ? 'long' : 'line'}
        errors={NONE}
        max={max}
        label={name}
        value={value}
        onChange={(next) => onChange(withEnglish(next))}
      />
    </LinePart>
  );
}

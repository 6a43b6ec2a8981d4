import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../define-form';
import { errorsAt } from '../field-errors';
import type { Errors, LinesRule, Part, Piece, ValueRule } from './define-lines';
import { LineBlock, LinePart, LineParts, useLineName } from './line-parts';
import { RowsField } from './rows-field';
import { ValuePart } from './value-part';

type Row = Readonly<Record<string, never>>;
/** What is the same for every line. */
type AnyRule = LinesRule<Row>;
type AnyPart = Part<Row>;
type AnyParts = Extract<AnyRule, { parts: unknown }>;

type LineProps = {
  row: Row;
  set: (part: Partial<Row>) => void;
  /** Of the line, from 1. */
  number: number;
  /** The number of the line around it. */
  outer: number | undefined;
  errors: Errors;
};

const isGroup = (part: AnyPart | readonly AnyPart[]): part is readonly AnyPart[] => Array.isArray(part);

/** One part of a line. */
function OnePart({ part, rule, row, set, number, outer, errors }: LineProps & { part: AnyPart; rule: AnyParts }) {
  const t = useText();
  const lineName = useLineName();
  if (part.kind === 'lines') {
    const nested = part as unknown as { name: string; of: AnyRule; className?: string };
    const list = (
      <Lines
        rule={nested.of}
        rows={row[nested.name] ?? []}
        outer={number}
        errors={errorsAt(errors, `${number - 1}.${nested.name}`).parts}
        onChange={(next) => set({ [nested.name]: next } as never)}
      />
    );
    return nested.className ? <div className={nested.className}>{list}</div> : list;
  }
  const label = t(part.label);
  const said = rule.said ? t(rule.said, { name: label, number }) : lineName(label, number, outer);
  const value = <ValuePart rule={part as ValueRule} said={said} label={label} row={row} set={set as never} />;
  return part.bare || part.kind === 'check' ? value : <LinePart label={label}>{value}</LinePart>;
}

const keyOf = (part: AnyPart, at: number): string => ('name' in part ? (part.name ?? '') : '') + at;

/** Parts side by side; boxes to tick stand closer. */
function Group({ of, rule, ...line }: LineProps & { of: readonly AnyPart[]; rule: AnyParts }) {
  const parts: ReactNode = of.map((part, at) => <OnePart key={keyOf(part, at)} part={part} rule={rule} {...line} />);
  if (rule.className) return <div className={rule.className}>{parts}</div>;
  return of.every(({ kind }) => kind === 'check') ? <Flex gap={16}>{parts}</Flex> : <LineParts>{parts}</LineParts>;
}

/** One line: its parts from top to bottom. */
function Line({ rule, ...line }: LineProps & { rule: AnyParts }) {
  const drawn = rule.parts.map((part, at) =>
    isGroup(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a rule do not change
      <Group key={at} of={part} rule={rule} {...line} />
    ) : (
      <OnePart key={keyOf(part, at)} part={part} rule={rule} {...line} />
    ),
  );
  const [first, ...rest] = rule.parts;
  return first && isGroup(first) && rest.length === 0 ? drawn : <LineBlock>{drawn}</LineBlock>;
}

/** One line that reads as a sentence. */
function Sentence({
  pieces,
  row,
  set,
  number,
}: Pick<LineProps, 'row' | 'set' | 'number'> & { pieces: readonly Piece<Row>[] }) {
  const t = useText();
  return pieces.map((piece) =>
    piece.kind === 'words' ? (
      <span key={piece.label}>{t(piece.label)}</span>
    ) : (
      <ValuePart key={piece.said} rule={piece} said={t(piece.said, { number })} label="" row={row} set={set as never} />
    ),
  );
}

/** What is wrong with lines themselves; what is wrong with a line within one stands below that. */
function ofLines(rule: AnyRule, errors: Errors): Errors {
  const nested =
    'parts' in rule
      ? rule.parts.flatMap((part) => (!isGroup(part) && part.kind === 'lines' ? [part.name as string] : []))
      : [];
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => {
      const [, name, line] = path.split('.');
      return line === undefined || !nested.includes(name ?? '');
    }),
  );
}

type LinesProps = {
  rule: AnyRule;
  rows: readonly Row[];
  outer?: number | undefined;
  errors: Errors;
  onChange: (rows: Row[]) => void;
};

function Lines({ rule, rows, outer, errors, onChange }: LinesProps) {
  return (
    <RowsField<Row>
      rows={rows}
      max={rule.max}
      blank={rule.blank(rows)}
      add={rule.add}
      errors={ofLines(rule, errors)}
      onChange={onChange}
      render={(row, set, number) =>
        'sentence' in rule ? (
          <Sentence pieces={rule.sentence} row={row} set={set} number={number} />
        ) : (
          <Line rule={rule} row={row} set={set} number={number} outer={outer} errors={errors} />
        )
      }
    />
  );
}

/** A form field of the lines that a rule declares. */
export const linesField = <T extends object>(rule: LinesRule<T>) =>
  function LinesField({ value = [], onChange, errors }: OwnFieldProps<T[]>) {
    return (
      <Lines
        rule={rule as unknown as AnyRule}
        rows={value as unknown as readonly Row[]}
        errors={errors}
        onChange={(rows) => onChange?.(rows as unknown as T[])}
      />
    );
  };

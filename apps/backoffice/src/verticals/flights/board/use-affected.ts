import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import type { Departure } from '@app/contract/verticals/flights/staff-schemas';
import { useState } from 'react';
import { Failure } from '../../../api/failure';
import { useAnswer } from '../../../api/use-answer';
import { saidOfFields } from '../../../ui/form/field-errors';
import { useSettled } from '../../../ui/use-settled';

const A_PAGE = 10;
const NO_FLAWS: Readonly<Record<string, string>> = {};

/** What is asked of a delay, as a query says it. */
const queryOf = (asked: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries((JSON.parse(asked) as object | null) ?? {}).map(([name, value]) => [name, String(value)]),
  );

/** Whom a change would concern, page by page, as soon as its fields rest; null while a delay is not said. */
export function useAffected({ flightId, day }: Departure, asked: object | null) {
  const [page, setPage] = useState(1);
  const askedText = JSON.stringify(asked);
  const settled = useSettled(askedText);
  const preview = useAnswer(
    calls.readAffected,
    { params: { id: flightId }, query: { day, page: String(page), limit: String(A_PAGE), ...queryOf(settled) } },
    { enabled: asked !== null, ofForm: true },
  );
  const flaws = preview.error instanceof Failure ? saidOfFields(preview.error) : NO_FLAWS;
  const isFlaw = Object.keys(flaws).length > 0;
  return {
    data: preview.data,
    /** What is shown is about what is asked. */
    known: !!preview.data && !preview.isPlaceholderData && settled === askedText && !preview.error,
    /** What is wrong with the fields; null when they are well. */
    flaws: isFlaw ? flaws : null,
    error: isFlaw ? null : preview.error,
    readAgain: () => void preview.refetch(),
    setPage,
  };
}

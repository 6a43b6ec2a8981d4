import { productImportEndpoints as calls } from '@app/contract/catalog/import-endpoints';
import { useAnswer } from '../../../api/use-answer';

const KEPT_MS = 60_000;

/** Currencies and categories that can be chosen for an import; none until they are read. */
export function useImportChoices() {
  const answer = useAnswer(calls.importChoices, {}, { keepMs: KEPT_MS });
  const categories = answer.data?.categories ?? [];
  return {
    currencies: answer.data?.currencies ?? [],
    categories: categories.map(({ id, name, parentId }) => ({ value: id, label: name, parent: parentId })),
  };
}

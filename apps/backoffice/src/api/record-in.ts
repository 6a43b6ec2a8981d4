import { refuse } from '@app/contract/core/refuse';

type Listed<R> = readonly R[] | { list: readonly R[] };

/** One record of a list, or of the page of one, as it is now. Throws when it is gone. */
export async function recordIn<R extends { id: string }>(answer: Promise<Listed<R>>, id: string): Promise<R> {
  const found = await answer;
  const records = 'list' in found ? found.list : found;
  return records.find((record) => record.id === id) ?? refuse('record.not_found');
}

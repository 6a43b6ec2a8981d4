import { refuse } from '@app/contract/core/refuse';

/** One rule of a list as it is now. Throws when it is gone. */
export async function ruleIn<R extends { id: string }>(answer: Promise<{ list: R[] }>, id: string): Promise<R> {
  return (await answer).list.find((rule) => rule.id === id) ?? refuse('record.not_found');
}

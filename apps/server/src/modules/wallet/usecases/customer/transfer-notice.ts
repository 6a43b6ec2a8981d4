import type { Queryable } from '../../../../platform/db/connect.ts';
import { transferFacts } from '../../db/money-transfer.repo.ts';
import { maskedName } from '../../domain/masked-name.ts';

export type TransferNotice = {
  readonly amountUsd: number;
  /** The sides as the other one may see them. */
  readonly fromName: string;
  readonly toName: string;
};

/** A transfer for those who tell its sides of it, or null. */
export async function transferNotice(db: Queryable, id: string): Promise<TransferNotice | null> {
  const facts = await transferFacts(db, id);
  if (!facts) return null;
  const { amountUsd, from, to } = facts;
  return { amountUsd, fromName: maskedName(from.nickname), toName: maskedName(to.nickname) };
}

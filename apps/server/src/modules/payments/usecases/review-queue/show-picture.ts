import { refuse } from '@app/contract/core/refuse';
import type { Platform } from '../../../../platform/slice.ts';
import { proofPicture } from '../../db/review-beside.repo.ts';
import { queuedProof } from '../../db/review-queue.repo.ts';
import { type Asking, flagRules } from './queue-views.ts';

/** The bytes of a voucher of a proof, or of one that is like it, to who may see the proof. Refuses record.not_found. */
export async function showProofPicture(
  platform: Platform,
  by: Asking,
  of: { id: string; picture: string; width: string },
): Promise<{ type: 'image/webp'; base64: string }> {
  const { db } = platform;
  const rules = await flagRules(platform);
  if (!(await queuedProof(db, { id: of.id, agentId: by.staff.agentId }, rules))) refuse('record.not_found');
  const { alikeBits } = rules;
  const url = await proofPicture(db, { proofId: of.id, picture: of.picture, alikeBits });
  const bytes = url && (await platform.files.readPrivate(url, Number(of.width)));
  if (!bytes) return refuse('record.not_found');
  return { type: 'image/webp', base64: bytes.toString('base64') };
}

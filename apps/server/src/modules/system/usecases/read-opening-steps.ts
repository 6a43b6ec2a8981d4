import { OPENING_STEPS, type OpeningStep, openingSteps } from '@app/contract/system/opening-steps';
import type { TreeActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { parameter, readIdentity } from '../../settings/public.ts';
import { readPrepared } from '../db/opening.repo.ts';

async function isDone(platform: Platform): Promise<Readonly<Record<OpeningStep, boolean>>> {
  const [{ name }, support, address, prepared] = await Promise.all([
    readIdentity(platform),
    parameter(platform, 'shop.support_email'),
    parameter(platform, 'shop.return_address'),
    readPrepared(platform.db),
  ]);
  return {
    ...prepared,
    name: name !== '',
    support_email: support !== '',
    return_address: address !== '',
    mail: platform.config.mail !== null,
  };
}

/**
 * What is still to do before the shop can open, of what this member of staff may do. A demo has everything, and an agent's
 * staff prepare nothing of the house.
 */
export async function readOpeningSteps(platform: Platform, staff: TreeActor): Promise<{ steps: OpeningStep[] }> {
  if (staff.agentId !== null || platform.config.demo) return { steps: [] };
  const mine = OPENING_STEPS.filter((step) => staff.permissions.has(openingSteps[step].permission));
  if (mine.length === 0) return { steps: [] };
  const done = await isDone(platform);
  return { steps: mine.filter((step) => !done[step]) };
}

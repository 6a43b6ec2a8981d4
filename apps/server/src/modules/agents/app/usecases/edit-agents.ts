import type { AgentDetail, AgentInput } from '@app/contract/agents/staff-schemas';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { StaffContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { seeingEverybody } from '../../../../platform/http/staff-scope.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { holdAccount, insertNote } from '../../../accounts/core.ts';
import { isInviteCodeTaken, randomInviteCode } from '../../../accounts/public.ts';
import { type AgentRecord, agentRecord, standsBelow } from '../../core.ts';
import {
  holdsAgent,
  insertAgent,
  insertRatioChange,
  isAgent,
  lockTree,
  setEnded,
  updateAgent,
} from '../db/agent.repo.ts';
import { readAgent } from './list-agents.ts';

type Verdict = { readonly id: string; readonly version: number; readonly reason: string };

/** The agent to stand above another must be there and not ended. Refuses a parent that is none, agent.superior_ended. */
async function checkSuperior(tx: Tx, parentId: string | null): Promise<void> {
  if (parentId === null) return;
  const superior = (await agentRecord(tx, parentId)) ?? refuseField('parentId', 'field.invalid');
  assertThat(!superior.ended, 'agent.superior_ended', { fields: { parentId: 'error.agent.superior_ended' } });
}

async function freeCode(tx: Tx, wish: string | null): Promise<string> {
  const code = wish ?? randomInviteCode();
  assertThat(!(await isInviteCodeTaken(tx, code)), 'agent.code_taken', {
    fields: { inviteCode: 'error.agent.code_taken' },
  });
  return code;
}

/**
 * Makes a customer an agent with a code of their own, and their wallet the agent's. Who came by the customer's own code
 * stays the customer's. Refuses record.not_found, customer.erased, agent.exists,
 * agent.superior_ended, agent.code_taken.
 */
export const makeAgent = (
  platform: Platform,
  by: StaffContext,
  given: AgentInput & { customerId: string; inviteCode: string | null },
): Promise<AgentDetail> =>
  inTransaction(platform.db, async (tx) => {
    const { customerId, reason, inviteCode: wish, ...terms } = given;
    const account = (await holdAccount(tx, customerId)) ?? refuse('record.not_found');
    assertThat(!account.deleted, 'customer.erased');
    assertThat(!(await isAgent(tx, customerId)), 'agent.exists');
    await lockTree(tx);
    await checkSuperior(tx, terms.parentId);
    const inviteCode = await freeCode(tx, wish);
    const id = newId(platform.clock);
    const added = await insertAgent(tx, { ...terms, id, userId: customerId, inviteCode });
    assertThat(added, 'agent.code_taken', { fields: { inviteCode: 'error.agent.code_taken' } });
    await insertRatioChange(tx, {
      id: newId(platform.clock),
      agentId: id,
      beforeBp: null,
      afterBp: terms.rebateBp,
      reason,
      by: by.staff,
    });
    await insertNote(tx, { id: newId(platform.clock), customerId, kind: 'agent', body: reason, by: by.staff });
    await logOperation(tx, by, {
      action: 'agent.make',
      record: `agent/${id}`,
      before: null,
      after: { ...terms, inviteCode, customer: customerId, reason },
    });
    return readAgent(tx, seeingEverybody(by.staff), id);
  });

/** Locks an agent at the version that was seen. Refuses record.not_found and record.stale. */
async function hold(tx: Tx, by: StaffContext, of: { id: string; version: number }): Promise<AgentRecord> {
  await lockTree(tx);
  const agent = (await agentRecord(tx, of.id, true)) ?? refuse('record.not_found');
  if (agent.version !== of.version)
    refuse('record.stale', { current: await readAgent(tx, seeingEverybody(by.staff), of.id) });
  return agent;
}

const termsOf = ({ name, level, rebateBp, parentId }: AgentRecord | AgentInput) => ({
  name,
  level,
  rebateBp,
  parentId,
});

/**
 * Saves an agent's name, level, ratio and superior. A new ratio holds for what is quoted from now on. Refuses
 * record.not_found, record.stale with `{current}`, agent.superior_ended, and
 * agent.circle where the agent would stand below themselves.
 */
export const saveAgent = (
  platform: Platform,
  by: StaffContext,
  given: AgentInput & { id: string; version: number },
): Promise<AgentDetail> =>
  inTransaction(platform.db, async (tx) => {
    const before = await hold(tx, by, given);
    const terms = termsOf(given);
    const { id, reason } = given;
    if (terms.parentId !== before.parentId) {
      await checkSuperior(tx, terms.parentId);
      const below = terms.parentId !== null && (await standsBelow(tx, terms.parentId, id));
      assertThat(!below, 'agent.circle', { fields: { parentId: 'error.agent.circle' } });
    }
    await updateAgent(tx, id, terms);
    if (terms.rebateBp !== before.rebateBp) {
      await insertRatioChange(tx, {
        id: newId(platform.clock),
        agentId: id,
        beforeBp: before.rebateBp,
        afterBp: terms.rebateBp,
        reason,
        by: by.staff,
      });
    }
    await logOperation(tx, by, {
      action: 'agent.update',
      record: `agent/${id}`,
      before: termsOf(before),
      after: { ...terms, reason },
    });
    return readAgent(tx, seeingEverybody(by.staff), id);
  });

/**
 * Ends an agent: nobody registers with their code any more and what is quoted from now on brings them nothing; what
 * they earned stays theirs. Refuses record.not_found, record.stale (also when they have ended), agent.has_agents_below
 * and agent.has_staff.
 */
export const endAgent = (platform: Platform, by: StaffContext, of: Verdict): Promise<AgentDetail> =>
  inTransaction(platform.db, async (tx) => {
    const agent = await hold(tx, by, of);
    if (agent.ended) refuse('record.stale', { current: await readAgent(tx, seeingEverybody(by.staff), of.id) });
    const held = await holdsAgent(tx, of.id);
    assertThat(!held.agents, 'agent.has_agents_below');
    assertThat(!held.staff, 'agent.has_staff');
    return setState(tx, by, { ...of, ended: true });
  });

/** Makes an ended agent one again. Refuses as endAgent does, and agent.superior_ended. */
export const resumeAgent = (platform: Platform, by: StaffContext, of: Verdict): Promise<AgentDetail> =>
  inTransaction(platform.db, async (tx) => {
    const agent = await hold(tx, by, of);
    if (!agent.ended) refuse('record.stale', { current: await readAgent(tx, seeingEverybody(by.staff), of.id) });
    await checkSuperior(tx, agent.parentId);
    return setState(tx, by, { ...of, ended: false });
  });

async function setState(tx: Tx, by: StaffContext, of: Verdict & { ended: boolean }): Promise<AgentDetail> {
  const { id, ended, reason } = of;
  await setEnded(tx, id, ended);
  await logOperation(tx, by, {
    action: ended ? 'agent.end' : 'agent.resume',
    record: `agent/${id}`,
    before: { ended: !ended },
    after: { ended, reason },
  });
  return readAgent(tx, seeingEverybody(by.staff), id);
}

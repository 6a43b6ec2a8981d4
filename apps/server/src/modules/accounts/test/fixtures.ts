import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { sql } from 'kysely';
import type { TestApp } from '../../../testing/test-app.ts';

export const AGENT_CODE = 'WELCOME';
export const PASSWORD = 'Lantern-42';

/** Gives the installation an agent whose code lets people register. */
export async function addAgent(shop: TestApp): Promise<void> {
  await sql`
    INSERT INTO agent (id, name, invite_code, rebate_bp)
    VALUES ('0197a000-0000-7000-8000-000000000001', 'House', ${AGENT_CODE}, 500)
  `.execute(shop.app.platform.db);
}

let people = 0;

/** Registers somebody new; returns who they are and their token. */
export async function newcomer(shop: TestApp, email = `person${++people}@example.com`) {
  const answer = await shop.call(accountEndpoints.register, {
    body: { email, password: PASSWORD, confirmPassword: PASSWORD, inviteCode: AGENT_CODE },
  });
  if (answer.code !== 200) throw new Error(`could not register: ${answer.msg}`);
  return { email, id: answer.data.userInfo.id, token: answer.data.token.token, info: answer.data.userInfo };
}

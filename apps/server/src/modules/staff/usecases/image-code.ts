import { randomBytes, randomInt } from 'node:crypto';
import { hashToken } from '../../../platform/auth/tokens.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { saveImageCode, takeImageCode } from '../db/staff.repo.ts';
import { drawCode } from './draw-code.ts';

const LENGTH = 4;
/** Letters and digits without those that are mistaken for one another, bent as they are: 0, o, 1, i, l, and the like. */
export const SIGNS = 'ABCDEFGHJKMNPQRTUVWXYZabdefhmnqrt346789';

const digest = (id: string, answer: string): Buffer => hashToken(`${id} ${answer.toLowerCase()}`);

/** Draws a new image code and keeps its answer hashed, for five minutes and one try. */
export async function drawImageCode(db: Queryable): Promise<{ id: string; svg: string }> {
  const answer = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  const svg = await drawCode(answer);
  const id = randomBytes(16).toString('base64url');
  await saveImageCode(db, { id, answerHash: digest(id, answer) });
  return { id, svg };
}

/** Whether the answer is right; the code is used up either way. */
export async function imageCodeFits(db: Queryable, given: { id: string; answer: string }): Promise<boolean> {
  const expected = await takeImageCode(db, given.id);
  return expected?.equals(digest(given.id, given.answer.trim())) ?? false;
}

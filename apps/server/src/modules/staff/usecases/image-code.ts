import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { hashToken } from '../../../platform/auth/tokens.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { saveImageCode, takeImageCode } from '../db/staff.repo.ts';

// Read with its fonts when the first code is drawn; they take megabytes.
const require = createRequire(import.meta.url);
const captcha = (): typeof import('svg-captcha') => require('svg-captcha');

const LENGTH = 4;
/** No letter that is mistaken for a digit. */
const MISTAKEN = '0o1iIlO';

const digest = (id: string, answer: string): Buffer => hashToken(`${id} ${answer.toLowerCase()}`);

/** Draws a new image code and keeps its answer hashed, for five minutes and one try. */
export async function drawImageCode(db: Queryable): Promise<{ id: string; svg: string }> {
  const drawn = captcha().create({
    size: LENGTH,
    ignoreChars: MISTAKEN,
    noise: 2,
    color: false,
    width: 132,
    height: 44,
    fontSize: 46,
  });
  const id = randomBytes(16).toString('base64url');
  await saveImageCode(db, { id, answerHash: digest(id, drawn.text) });
  return { id, svg: drawn.data };
}

/** Whether the answer is right; the code is used up either way. */
export async function imageCodeFits(db: Queryable, given: { id: string; answer: string }): Promise<boolean> {
  const expected = await takeImageCode(db, given.id);
  return expected?.equals(digest(given.id, given.answer.trim())) ?? false;
}

import { readFileSync } from 'node:fs';

let list: ReadonlySet<string> | undefined;

/** The 3,000 most common passwords, in lower case; from @zxcvbn-ts/language-common 4.1.3 (MIT). */
const commonPasswords = (): ReadonlySet<string> => {
  list ??= new Set(
    readFileSync(new URL('../../data/common-passwords.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  );
  return list;
};

/**
 * Whether a password is among those that are tried first: on the list, one character repeated, or made of what everybody
 * knows about the person (`known`, such as the e-mail). Case does not matter.
 */
export function isCommonPassword(password: string, known: readonly string[] = []): boolean {
  const plain = password.toLowerCase();
  if (new Set(plain).size === 1 || commonPasswords().has(plain)) return true;
  return known.some((text) => text.length >= 3 && text.toLowerCase() === plain);
}

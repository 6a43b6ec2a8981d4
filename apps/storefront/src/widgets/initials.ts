/**
 * One or two characters that stand for a nickname: the first of its first two words, the first alone for one word or a
 * Chinese name.
 */
export function initialsOf(nickname: string): string {
  const words = nickname.split(/[\s_-]+/).filter(Boolean);
  const [first = '', second = ''] = words.map((word) => Array.from(word)[0] ?? '');
  return (/\p{Script=Han}/u.test(first) ? first : first + second).toUpperCase();
}

/** Ages of children as they are typed, `5, 11`, each at most so many years; null where something else was typed. */
export function typedAges(typed: string, most: number): number[] | null {
  const parts = typed.split(/[\s,;、，]+/u).filter((part) => part !== '');
  const ages = parts.map(Number);
  return ages.every((age) => Number.isInteger(age) && age >= 0 && age <= most) ? ages : null;
}

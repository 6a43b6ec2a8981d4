import { type Language, tagOf } from '@app/contract/core/locale';

const STEPS = [
  ['gigabyte', 1_000_000_000],
  ['megabyte', 1_000_000],
  ['kilobyte', 1_000],
] as const;

/** Returns the size of a file in the largest unit that fits, such as "1.4 MB". */
export function sizeText(language: Language, bytes: number): string {
  const [unit, size] = STEPS.find(([, least]) => bytes >= least) ?? STEPS[2];
  const digits = { maximumFractionDigits: bytes / size < 10 ? 1 : 0 };
  return new Intl.NumberFormat(tagOf(language), { style: 'unit', unit, unitDisplay: 'short', ...digits }).format(
    bytes / size,
  );
}

type Part = 'first' | 'all' | 'rest';
type Chosen = {
  readonly steps: readonly string[];
  readonly part: Part;
  readonly files: Readonly<Record<'unit' | 'pictures' | 'journeys', readonly string[]>> | null;
  readonly title: string | null;
  readonly unknown: readonly string[];
};
export declare function testFiles(root: string): string[];
export declare function choose(
  args: readonly string[],
  of: { readonly steps: readonly string[]; readonly files: readonly string[]; readonly root: string },
): Chosen;
export declare function literally(text: string): string;
export declare function isIn(part: Part, path: string): boolean;
export declare function countLeftOut(root: string): number;

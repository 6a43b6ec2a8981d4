type Packages = Readonly<
  Record<string, { readonly version?: string; readonly dev?: boolean; readonly optional?: boolean }>
>;

export function thoseThere(named: Packages, isThere: (path: string) => boolean): Packages;
export function nextInstall(
  installed: Packages | null,
  wanted: Packages,
  everything: boolean,
): { readonly why: string; readonly command: readonly string[] } | null;

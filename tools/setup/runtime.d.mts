export function isFrom(version: string, least: string, options?: { readonly major?: boolean }): boolean;
export function wantedVersion(): string;

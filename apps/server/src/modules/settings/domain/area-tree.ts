import type { Area } from '@app/contract/settings/schemas';

/** A district (or a city without districts) with the names above it. */
export type NamedArea = { readonly province: string; readonly city: string; readonly county: string };

export type AreaTree = {
  readonly tree: readonly Area[];
  /** By six-digit code of a leaf. */
  readonly leaves: ReadonlyMap<string, NamedArea>;
};

/** Splits a run of digits from the name after it. */
function codeAndName(text: string): [string, string] {
  const match = /^(\d+)(.+)$/.exec(text);
  if (!match?.[1] || !match[2]) throw new Error(`no area in ${JSON.stringify(text)}`);
  return [match[1], match[2]];
}

/**
 * Reads the shipped list: a line is a province, indented by one a city, by two its districts. A city that has none gets
 * one district of its own code and name, so that every path has three steps. Throws on a line it cannot read.
 */
export function readAreas(lines: string): AreaTree {
  const tree: Area[] = [];
  const leaves = new Map<string, NamedArea>();
  let province: Area | undefined;
  let city: Area | undefined;

  const closeCity = (): void => {
    if (city && !city.children) city.children = [{ code: city.code, name: city.name }];
    if (!province || !city) return;
    for (const county of city.children ?? []) {
      leaves.set(county.code, { province: province.name, city: city.name, county: county.name });
    }
    city = undefined;
  };

  for (const line of lines.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('  ') && city) {
      const prefix = city.code.slice(0, 4);
      city.children = line
        .trim()
        .split(';')
        .map((item) => {
          const [digits, name] = codeAndName(item);
          return { code: prefix + digits, name };
        });
      continue;
    }
    closeCity();
    const [digits, name] = codeAndName(line.trim());
    if (line.startsWith(' ') && province) {
      city = { code: `${province.code.slice(0, 2)}${digits}00`, name };
      province.children = [...(province.children ?? []), city];
    } else {
      province = { code: `${digits}0000`, name };
      tree.push(province);
    }
  }
  closeCity();
  return { tree, leaves };
}

import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LOCALES } from '@app/contract/core/locale';
import { root } from './machine-pages.ts';

const folder = 'packages/contract/src/verticals';
const HEAD = '// Generated from the folders of the verticals by `npm run generate`.';

/** `air-tickets` as a variable: `airTickets`. */
export const camel = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
const languageSuffix = (locale: string): string =>
  camel(locale.split('-')[0] ?? locale).replace(/^./, (c) => c.toUpperCase());

/** Names the verticals, and what is made of several of them, whose contract folder holds a file. */
type VerticalsWith = (file: string) => string[];

const verticalsBelow =
  (base: string): VerticalsWith =>
  (file) =>
    [
      ...new Set(
        globSync('*/{kind,endpoints}.ts', { cwd: join(base, folder) }).map((found) => basename(dirname(found))),
      ),
    ]
      .filter((name) => existsSync(join(base, folder, name, file)))
      .sort();

const lines = (...parts: readonly (string | readonly string[])[]): string =>
  `${[HEAD, '', ...parts.flat()].join('\n')}\n`;

/** A value that each vertical exports under the same name, put together into one object. */
function merged(verticalsWith: VerticalsWith, exported: string, all: string): string {
  const names = verticalsWith(`${exported}.ts`);
  return lines(
    names.map((name) => `import { ${exported} as ${camel(name)} } from './${name}/${exported}.ts';`),
    names.length > 0 ? '' : [],
    `export const ${all} = {`,
    names.map((name) => `  ...${camel(name)},`),
    '} as const;',
  );
}

function kinds(verticalsWith: VerticalsWith): string {
  const names = verticalsWith('kind.ts');
  return lines(
    names.map((name) => `import { kind as ${camel(name)} } from './${name}/kind.ts';`),
    '',
    `export const travelKinds = [${names.map(camel).join(', ')}] as const;`,
  );
}

function events(verticalsWith: VerticalsWith): string {
  const names = verticalsWith('events.ts');
  return lines(
    names.map((name) => `import type { Events as ${camel(name)} } from './${name}/events.ts';`),
    names.length > 0 ? '' : [],
    `export type VerticalEvents = ${names.length > 0 ? names.map(camel).join(' & ') : 'Record<never, never>'};`,
  );
}

function messageKeys(verticalsWith: VerticalsWith, directory: 'messages' | 'staff-messages', type: string): string {
  const names = verticalsWith(`${directory}/en-US.ts`);
  return lines(
    names.map((name) => `import type ${camel(name)} from './${name}/${directory}/en-US.ts';`),
    names.length > 0 ? '' : [],
    `export type ${type} = ${names.length > 0 ? names.map((name) => `keyof typeof ${camel(name)}`).join(' | ') : 'never'};`,
  );
}

function dictionaries(verticalsWith: VerticalsWith): string {
  const names = verticalsWith('messages/en-US.ts');
  const variable = (name: string, locale: string) => `${camel(name)}${languageSuffix(locale)}`;
  return lines(
    names.flatMap((name) =>
      LOCALES.map((locale) => `import ${variable(name, locale)} from './${name}/messages/${locale}.ts';`),
    ),
    "import { together } from '../core/together.ts';",
    '',
    'export const verticalDictionaries = {',
    LOCALES.map((locale) => `  '${locale}': together(${names.map((name) => variable(name, locale)).join(', ')}),`),
    '} as const;',
  );
}

/**
 * The files that collect what the verticals' contract folders hold, by their path below the project's root: a vertical
 * is added by its folder alone (docs/guide/adding-a-vertical.md).
 */
export function verticalFiles(base = root): Map<string, string> {
  const found = verticalsBelow(base);
  return new Map([
    [`${folder}/kinds.gen.ts`, kinds(found)],
    [`${folder}/errors.gen.ts`, merged(found, 'errors', 'verticalErrors')],
    [`${folder}/permissions.gen.ts`, merged(found, 'permissions', 'verticalPermissions')],
    [`${folder}/routes.gen.ts`, merged(found, 'routes', 'verticalRoutes')],
    [`${folder}/parameters.gen.ts`, merged(found, 'parameters', 'verticalParameters')],
    [`${folder}/events.gen.ts`, events(found)],
    [`${folder}/dictionaries.gen.ts`, dictionaries(found)],
    [`${folder}/message-keys.gen.ts`, messageKeys(found, 'messages', 'VerticalMessageKey')],
    [`${folder}/staff-message-keys.gen.ts`, messageKeys(found, 'staff-messages', 'VerticalStaffMessageKey')],
  ]);
}

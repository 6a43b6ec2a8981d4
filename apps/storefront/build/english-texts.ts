import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type Texts = Readonly<Record<string, string>>;

/** Source files that may name texts; the dictionaries themselves and tests do not. */
const SPEAKS =
  /\/(?:apps\/storefront\/src|packages\/(?:client|contract)\/src)\/(?!.*\/(?:staff-|shared-)?messages\/).*(?<!\.test)\.tsx?$/;
/** Those that hold what the back office says as well are part of the others. */
const SHARED = /\/shared-messages\//;
const DICTIONARY = /\/(?:shared-)?messages\/en-US\.ts$/;
/** The same in every language, which it is called after. */
const ANY_DICTIONARY = /\/(?:shared-)?messages\/([\w-]+)\.ts$/;

/** A whole key between quotes: `'cart.title'`. */
const LITERAL = /(['"`])([a-z][\w-]*(?:\.[\w-]+)+)\1/gi;
/** A key put together: `orders.state.${state}`, `payments.${outcome}_title`. */
const TEMPLATE = /`([a-z][\w-]*\.[\w.-]*)\$\{[^`{}]*\}([\w.-]*)`/gi;
/** Endings of the plural forms of i18next. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const baseOf = (key: string): string => key.replace(PLURAL, '');

/** The texts that a file's code names, whole or by their beginning and end, with all plural forms. */
export function textsNamed(code: string, all: Texts): Texts {
  const exact = new Set([...code.matchAll(LITERAL)].map((match) => match[2]));
  const partly = [...code.matchAll(TEMPLATE)].map((match) => [match[1] ?? '', match[2] ?? ''] as const);
  const named = (key: string): boolean =>
    exact.has(key) ||
    exact.has(baseOf(key)) ||
    partly.some(([head, tail]) => key.startsWith(head) && (key.endsWith(tail) || baseOf(key).endsWith(tail)));
  return Object.fromEntries(Object.entries(all).filter(([key]) => named(key)));
}

/** Reads one dictionary. Modules are remembered by address: the time of the last change makes an edited file a new one. */
async function readDictionary(file: string): Promise<Texts> {
  const read: { default: Texts } = await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`);
  return read.default;
}

/** Reads the English dictionaries of all slices below the contract's source folder. */
async function readEnglish(contract: string): Promise<Texts> {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' })
    .map((file) => join(contract, file))
    .filter((file) => DICTIONARY.test(file))
    // What others take from a shared one is remembered with them: the one just read counts.
    .sort((a, b) => Number(SHARED.test(a)) - Number(SHARED.test(b)));
  const slices = await Promise.all(files.map(readDictionary));
  return Object.assign({}, ...slices);
}

/**
 * Gives every source file the English texts it names, at its end, so that a chunk brings exactly the words of the
 * screens in it and nothing has to be listed or waited for. `contract` is the folder that holds the slices. A changed
 * dictionary, of whatever language, goes to the open pages (`app/hot.ts`).
 */
export function englishTexts(contract: string): Plugin {
  let all: Texts = {};
  return {
    name: 'english-texts',
    // Before types are stripped: a cast may say which keys an answer can name.
    enforce: 'pre',
    async buildStart() {
      all = await readEnglish(contract);
    },
    transform(code, id) {
      if (!SPEAKS.test(id)) return null;
      const texts = textsNamed(code, all);
      if (Object.keys(texts).length === 0) return null;
      const lines = `import { bringEnglish as __bringEnglish } from '@app/client/english';\n__bringEnglish(${JSON.stringify(texts)});`;
      return { code: `${code}\n${lines}\n`, map: null };
    },
    configureServer(server) {
      server.watcher.add(contract);
    },
    async hotUpdate({ type, file, modules }) {
      const [, locale] = ANY_DICTIONARY.exec(file) ?? [];
      if (!locale || !file.startsWith(contract)) return;
      if (DICTIONARY.test(file)) all = await readEnglish(contract);
      // What is loaded from now on brings the new ones; what is there already is not loaded anew.
      this.environment.moduleGraph.invalidateAll();
      if (type === 'delete') return modules;
      this.environment.hot.send('avela:texts', { locale, texts: await readDictionary(file) });
      return [];
    },
  };
}

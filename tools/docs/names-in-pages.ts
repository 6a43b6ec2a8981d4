/** What a page names of the tree. */
export type NamesInPage = {
  /** Scripts of `npm run …`. */
  readonly scripts: string[];
  /** Files and folders: `apps/server/src/main.ts`, `widgets/option-sheet`, `early.ts`. */
  readonly paths: string[];
  /** Functions, types, properties and constants: `pageOf`, `platform.takeMoney()`, `TravelVertical`. */
  readonly identifiers: string[];
};

const BLOCK = /```[\s\S]*?```/g;
const CODE = /`([^`\n]+)`/g;
const RUN = /^npm run ([\w-]+)/;
const FILE = /^[\w@./-]+\.(?:tsx?|sql|mjs|css|json|md|html)$/;
/** A path without an ending begins with a folder that the tree has at its top, or below a package. */
const FOLDER =
  /^(?:apps|packages|tools|e2e|bench|docs|deploy|findings|contract|kernel|client|server|storefront|backoffice|platform|modules|verticals|core|widgets|shell|features|usecases)\/[\w./-]*$/;
/** A call or a type may say what it takes: `pageOf(db, …)`, `Record<Locale, string>`. */
const TAKES = /[(<].*$/;
const DOTTED = /^[A-Za-z_$][\w$]*(?:\.[\w$]+)*$/;
/** camelCase with a capital within, or PascalCase; a word in lower case may be one of any language. */
const IDENTIFIER = /^(?:[a-z][a-z0-9]*[A-Z]\w*|[A-Z][a-z0-9]+(?:[A-Z]\w*)?)$/;

/** Returns what of the tree a page names between backticks. Blocks of code are examples and are passed over. */
export function namesInPage(page: string): NamesInPage {
  const names: NamesInPage = { scripts: [], paths: [], identifiers: [] };
  for (const [, code = ''] of page.replace(BLOCK, '').matchAll(CODE)) {
    const [, script] = RUN.exec(code) ?? [];
    const name = code.replace(TAKES, '');
    if (script !== undefined) names.scripts.push(script);
    else if (FILE.test(code) || FOLDER.test(code)) names.paths.push(code);
    else if (DOTTED.test(name)) names.identifiers.push(...name.split('.').filter((part) => IDENTIFIER.test(part)));
  }
  return names;
}

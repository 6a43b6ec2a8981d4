import { type ImportGraph, reach } from '../changed/import-graph.ts';

/** What is read of the project. */
export type Refusals = {
  readonly graph: ImportGraph;
  readonly textOf: (file: string) => string;
  /** Keys of the catalogue that an endpoint has to declare: those that any call may meet are left out. */
  readonly keys: readonly string[];
};
/** A file that refuses with a key. */
export type Refused = { readonly key: string; readonly file: string };

/** Where rules are: they refuse, and endpoints do not stand there. */
const RULES = /^(?:apps\/server\/src\/(?:modules|verticals|platform)|packages\/contract\/src)\//;
const NO_RULES =
  /\.test\.|\.gen\.|\/(?:test|testing|messages|staff-messages|demo|open-api)\/|^packages\/contract\/.*endpoints\.ts$|(?:errors|error-catalogue|\/kind)\.ts$/;
const ROUTES = /^apps\/server\/src\/(?:modules|verticals)\/.*\/http\//;
/** Calls with what they refuse, and kinds of travel with what a quote of theirs is refused with. */
const ENDPOINTS = /^packages\/contract\/src\/(?:.*endpoints|verticals\/[^/]+\/kind)\.ts$/;

/** Each key that a file of rules names, once a file. */
function refusedIn({ graph, textOf, keys }: Refusals): Refused[] {
  const known = new Set(keys);
  return [...graph.keys()]
    .filter((file) => RULES.test(file) && !NO_RULES.test(file))
    .flatMap((file) => {
      const named = [...textOf(file).matchAll(/'([a-z_]+\.[a-z_]+)'/g)].flatMap(([, key]) =>
        key !== undefined && known.has(key) ? [key] : [],
      );
      return [...new Set(named)].map((key) => ({ key, file }));
    });
}

/** What the files of endpoints that a file imports declare, with those which they import in turn. */
function declaredBy({ graph, textOf }: Refusals, file: string): string[] {
  const seen = new Set<string>();
  const add = (from: string): void => {
    for (const one of graph.get(from) ?? []) {
      if (!ENDPOINTS.test(one) || seen.has(one)) continue;
      seen.add(one);
      add(one);
    }
  };
  add(file);
  return [...seen].map(textOf);
}

/**
 * Returns the refusals that none of the endpoints declares whose routes reach the file by their imports. A file that none reaches
 * is called through a port of another slice, or by a job: of its refusals some endpoint has to declare each.
 */
export function undeclaredRefusals(project: Refusals): Refused[] {
  const { graph } = project;
  const routes = [...graph.keys()]
    .filter((file) => ROUTES.test(file) && !NO_RULES.test(file))
    .map((file) => ({ file, declared: declaredBy(project, file) }))
    .filter(({ declared }) => declared.length > 0)
    .map(({ file, declared }) => ({ declared: declared.join('\n'), reached: reach(graph, [file], () => false) }));
  return refusedIn(project).filter(({ key, file }) => {
    const near = routes.filter(({ reached }) => reached.has(file));
    return !(near.length > 0 ? near : routes).some(({ declared }) => declared.includes(`'${key}'`));
  });
}

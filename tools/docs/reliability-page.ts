import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withOnlyByAll } from '../canaries/only-by-all.ts';
import { canaries } from '../canaries/table.ts';
import { withLeftOutJourneys } from './left-out-journeys.ts';
import { root } from './machine-pages.ts';

const PAGE = 'docs/reliability.md';

/** The page of promises, with what is written into it from the table of canaries and from the journeys. */
export const reliabilityPage = (): ReadonlyMap<string, string> =>
  new Map([[PAGE, withLeftOutJourneys(withOnlyByAll(readFileSync(join(root, PAGE), 'utf8'), canaries), root)]]);

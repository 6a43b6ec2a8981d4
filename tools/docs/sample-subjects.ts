import { TRAVEL_KINDS } from '@app/contract/travel/kinds';
import { sampleBookings } from '../../apps/server/src/testing/sample-bookings.ts';

const FILE = 'apps/storefront/src/testing/sample-subjects.gen.ts';

/** The file with what the server says that a made-up booking of each kind is of, for tests of screens. */
export function sampleSubjectFiles(): Map<string, string> {
  const subjects = Object.fromEntries(TRAVEL_KINDS.map((kind) => [kind, sampleBookings[kind].subject('en-US')]));
  const text = [
    '// Generated from the sample bookings of the server by `npm run generate`.',
    "import type { TravelKind } from '@app/contract/travel/kinds';",
    "import type { TravelSubject } from '@app/contract/travel/order-views';",
    '',
    `export const sampleSubjects: Readonly<Record<TravelKind, TravelSubject>> = ${JSON.stringify(subjects, null, 2)};`,
    '',
  ];
  return new Map([[FILE, text.join('\n')]]);
}

import { travelStates } from '@app/contract/travel/travel-order-groups';
import { sqlWords } from '@app/kernel/sql-words';
import { sql } from 'kysely';

// Written out, so that partial indexes are used.
export const UNPAID = sql.raw(sqlWords(travelStates('unpaid')));
export const BOOKED = sql.raw(sqlWords(travelStates('booked')));
export const OPEN = sql.raw(sqlWords(travelStates('open')));
export const OVER = sql.raw(sqlWords(travelStates('over')));

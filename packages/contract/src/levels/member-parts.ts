import { z } from 'zod';
import { count } from '../core/validation.ts';

/** The parts of a price that a level lowers, in US cents with their tax; empty where they are not known, or none is lowered. */
export const memberParts = z.array(z.object({ usd: count, taxPercent: z.number() }));

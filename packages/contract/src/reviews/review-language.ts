import { z } from 'zod';

/** The language that a review was written in, which is that of the shop as its writer read it; null where it is not known. */
export const reviewLanguage = z.string().nullable();

import { z } from 'zod';
import { productCard } from '../catalog/schemas.ts';
import { queryInt } from '../core/validation.ts';

export const shapes = {
  forYou: {
    query: z.object({ limit: queryInt(1, 40).optional().default(12) }),
    answer: z.object({ list: z.array(productCard), personal: z.boolean() }),
  },
};

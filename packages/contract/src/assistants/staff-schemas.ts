import { z } from 'zod';

export const shapes = {
  replaceAssistantKeys: {
    /** The name of the key that signs from now on. */
    answer: z.object({ kid: z.string() }),
  },
};

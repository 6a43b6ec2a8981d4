import { z } from 'zod';
import type { Platform } from '../../../../platform/slice.ts';
import { foundOutput } from '../../domain/tool-outputs.ts';
import { type Finder, finderPort } from '../find/finder.ts';
import { foundOf } from './shown.ts';
import { defineTool, type Tool } from './tool.ts';

/** So many are answered at a time unless asked otherwise, and at most. */
export const USUAL = 10;
export const MOST = 20;

export const stretchInput = {
  limit: z.int('field.number').min(1, 'field.too_small').max(MOST, 'field.too_big').optional(),
  cursor: z.string().max(500, 'field.invalid').optional().describe('`next_cursor` of the answer before'),
};

const toolOf = (finder: Finder): Tool =>
  defineTool({
    name: finder.name,
    title: finder.title,
    description: finder.description,
    kind: 'reads',
    searches: true,
    input: z.strictObject({ ...finder.input, ...stretchInput }),
    output: foundOutput,
    run: async (wish, { reader }) => {
      const found = await finder.find({ ...wish, limit: (wish.limit as number | undefined) ?? USUAL } as never, reader);
      return { body: foundOf(found, reader) };
    },
  });

/** The searches that slices let assistants make. */
export const findTools = (platform: Platform): Tool[] => finderPort.all(platform).map(toolOf);

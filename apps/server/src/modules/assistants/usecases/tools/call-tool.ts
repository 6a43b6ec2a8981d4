import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { asRefusal } from '../../../../platform/http/failures.ts';
import { readInput } from '../../../../platform/http/input.ts';
import { rateRules } from '../../../../platform/http/rate-limits.ts';
import { limitConcurrency } from '../../../../platform/limit-concurrency.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { pageReader } from '../../../pages/public.ts';
import { currencyFor, languageFor } from '../caller.ts';
import { inTime } from './in-time.ts';
import { refusalText, type Tool, type ToolAnswer, type ToolCall } from './tool.ts';

/** Tools that one process runs at a time: people who look for something themselves keep their share of it. */
const AT_ONCE = { atOnce: 4, waiting: 60, waitMs: 5_000, retryAfter: 2 };

/** What every tool takes beside its own input. */
export const spokenInput = {
  language: z.string().max(35, 'field.too_long').optional().describe('What the answer is written in, such as `pt`'),
  currency: z.string().max(10, 'field.too_long').optional().describe('ISO 4217, of prices in the answer'),
};

/** The input of a tool as it is called. */
export const wholeInput = (tool: Tool) => z.strictObject({ ...tool.input.shape, ...spokenInput });

const wanted = (sent: unknown, name: keyof typeof spokenInput): string | undefined => {
  const value = typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' && value.length <= 35 ? value : undefined;
};

export type CallOf = {
  readonly accepts: readonly string[];
  readonly ip: string;
  readonly customerId: string | null;
  readonly log: FastifyBaseLogger;
};

/** Returns how a tool is called: with input that is checked, in its turn, in so much time. Nothing that goes wrong is thrown. */
export function createToolCalls(platform: Platform) {
  const runLimited = limitConcurrency(AT_ONCE);
  const inputs = new Map<Tool, z.ZodObject>();
  const inputOf = (tool: Tool): z.ZodObject => {
    const known = inputs.get(tool) ?? wholeInput(tool);
    inputs.set(tool, known);
    return known;
  };

  async function runTool(tool: Tool, sent: unknown, call: ToolCall): Promise<ToolAnswer> {
    const shape = { body: inputOf(tool), answer: z.unknown() };
    const read = readInput(shape, { params: undefined, query: undefined, body: sent ?? {} });
    const { language: _language, currency: _currency, ...wish } = (read as { body: Record<string, unknown> }).body;
    if (tool.searches) await platform.limits.take(rateRules.search, ['mcp', call.ip]);
    return inTime(runLimited(() => tool.run(wish as never, call)));
  }

  return async (tool: Tool, sent: unknown, { accepts, ip, customerId, log }: CallOf): Promise<ToolAnswer> => {
    const asked = wanted(sent, 'language');
    const language = await languageFor(platform, asked === undefined ? accepts : [asked, ...accepts]);
    try {
      const money = wanted(sent, 'currency');
      const currency = await currencyFor(platform, money);
      const reader = await pageReader(platform, { language, currency, query: {} });
      const named = { language: asked !== undefined, currency: money !== undefined };
      return await runTool(tool, sent, { reader, asked: named, accepts: [language, ...accepts], ip, customerId });
    } catch (error) {
      if (asRefusal(error).key === 'operation.failed') log.error({ err: error, tool: tool.name }, 'a tool failed');
      return { refused: refusalText(platform, language, error, Object.keys(inputOf(tool).shape)) };
    }
  };
}

import type { FastifyRequest } from 'fastify';

/** The languages that the header of a request names, in their order. */
export const acceptedLanguages = ({ headers }: Pick<FastifyRequest, 'headers'>): string[] =>
  (headers['accept-language'] ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '')
    .filter((tag) => tag !== '' && tag !== '*');

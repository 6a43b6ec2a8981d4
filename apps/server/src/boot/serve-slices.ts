import { concurrencyLimits } from '@app/contract/core/concurrency';
import { DEFAULT_LOCALE } from '@app/contract/core/locale';
import type { FastifyInstance } from 'fastify';
import { shopName } from '../modules/settings/public.ts';
import { type FilesGiven, serveFiles } from '../platform/files/serve-files.ts';
import { createAntiForgery } from '../platform/http/anti-forgery.ts';
import { serveApiReference } from '../platform/http/api-reference.ts';
import type { Authenticators } from '../platform/http/guard.ts';
import { createKnownDevices } from '../platform/http/known-device.ts';
import { type OperationsGiven, serveOperations } from '../platform/http/operations.ts';
import { createOwnWrites } from '../platform/http/own-writes.ts';
import type { Turns } from '../platform/http/serve-call.ts';
import { serveEndpoint } from '../platform/http/serve-endpoint.ts';
import { answerTheRest } from '../platform/http/server.ts';
import { limitConcurrency } from '../platform/limit-concurrency.ts';
import type { Platform, Slice } from '../platform/slice.ts';
import type { Services } from './services.ts';
import type { WiredSlices } from './wired-slices.ts';

const openTurns = (): Turns => ({
  combos: limitConcurrency(concurrencyLimits.combos),
  comboQuotes: limitConcurrency(concurrencyLimits.comboQuotes),
  searches: limitConcurrency(concurrencyLimits.searches),
});

function authenticatorsOf(slices: readonly Slice[]): Authenticators {
  const customer = slices.find((slice) => slice.authenticateCustomer)?.authenticateCustomer;
  const staff = slices.find((slice) => slice.authenticateStaff)?.authenticateStaff;
  const nobody = async () => 'auth.sign_in_needed' as const;
  const visitor = slices.find((slice) => slice.authenticateVisitor)?.authenticateVisitor;
  const key = slices.find((slice) => slice.authenticateKey)?.authenticateKey;
  return { customer: customer ?? nobody, staff: staff ?? nobody, key: key ?? nobody, visitor: visitor ?? nobody };
}

/** Registers all that an app answers: calls, pages and files of its slices, what operators read, and sockets. */
export async function serveSlices(
  server: FastifyInstance,
  given: {
    readonly platform: Platform;
    readonly slices: WiredSlices;
    readonly services: Services;
    readonly operations: OperationsGiven;
    readonly files: FilesGiven;
  },
): Promise<void> {
  const { platform, slices } = given;
  const { config } = platform;
  const bound = slices.endpoints();
  const authenticators = authenticatorsOf(slices.all());
  const antiForgery = createAntiForgery(config);
  antiForgery.offer(server);
  answerTheRest(server, platform.translate);
  antiForgery.check(server, platform.endpoints());
  const devices = createKnownDevices(config);
  const turns = openTurns();
  const ownWrites = createOwnWrites(given.services.replicas, config);
  for (const one of bound) serveEndpoint(server, one, { platform, authenticators, devices, turns, ownWrites });
  for (const slice of slices.all()) slice.pages?.(server);
  serveFiles(server, given.files);
  serveOperations(server, given.operations);
  serveApiReference(server, { bound, publicUrl: config.publicUrl, shop: () => shopName(platform, DEFAULT_LOCALE) });
  await given.services.sockets.routes(server, { authenticators, limits: platform.limits });
}

import type { Canary } from './canary.ts';
import { accessCanaries } from './table/access.ts';
import { afterBookingCanaries } from './table/after-booking.ts';
import { bundleCanaries } from './table/bundles.ts';
import { clockCanaries } from './table/clocks.ts';
import { comboCanaries } from './table/combos.ts';
import { diningCanaries } from './table/dining.ts';
import { flightCanaries } from './table/flights.ts';
import { guessingCanaries } from './table/guessing.ts';
import { ledgerCanaries } from './table/ledger.ts';
import { mealCanaries } from './table/meals.ts';
import { moneyCanaries } from './table/money.ts';
import { operationCanaries } from './table/operation.ts';
import { proofCanaries } from './table/proofs.ts';
import { providerCanaries } from './table/providers.ts';
import { rebateCanaries } from './table/rebates.ts';
import { replicaCanaries } from './table/replicas.ts';
import { stateCanaries } from './table/state.ts';
import { tourCanaries } from './table/tours.ts';
import { travelCanaries } from './table/travel.ts';
import { walletCanaries } from './table/wallet.ts';
import { withdrawalCanaries } from './table/withdrawals.ts';

/** Every bug that the tests promise to catch, in the order of docs/reliability.md. */
export const canaries: readonly Canary[] = [
  ...moneyCanaries,
  ...ledgerCanaries,
  ...stateCanaries,
  ...providerCanaries,
  ...proofCanaries,
  ...rebateCanaries,
  ...withdrawalCanaries,
  ...walletCanaries,
  ...accessCanaries,
  ...guessingCanaries,
  ...operationCanaries,
  ...replicaCanaries,
  ...clockCanaries,
  ...travelCanaries,
  ...bundleCanaries,
  ...comboCanaries,
  ...flightCanaries,
  ...tourCanaries,
  ...diningCanaries,
  ...mealCanaries,
  ...afterBookingCanaries,
];

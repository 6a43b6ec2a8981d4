import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { bookingByUuid, bookingsWith } from '../db/octo-booking.repo.ts';
import { octoBodies } from '../domain/octo-bodies.ts';
import { badRequest, OctoError } from '../domain/octo-error.ts';
import { type BookingView, bookingViews } from '../usecases/booking-view.ts';
import { cancel, confirm, extend, update } from '../usecases/bookings/change.ts';
import { prepareReservation, reserve } from '../usecases/bookings/reserve.ts';
import { readAvailability, readCalendar } from '../usecases/read-availability.ts';
import { isId, readProduct, readProducts } from '../usecases/read-products.ts';
import { readSupplier } from '../usecases/read-supplier.ts';
import type { AnswerForm, Reseller } from '../usecases/reseller.ts';
import { readSent } from './octo-answers.ts';

export type Calling = { readonly request: FastifyRequest; readonly reseller: Reseller; readonly asked: AnswerForm };

export type OctoCall = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** What the operation log calls a call that changes something. */
  readonly verb?: 'reserve' | 'confirm' | 'update' | 'extend' | 'cancel';
  readonly run: (calling: Calling) => Promise<object>;
};

/** The id that the address of a call names. */
export const idOf = ({ params }: FastifyRequest): string => (params as { id?: string }).id ?? '';

/** The booking as its account sees it. Throws INVALID_BOOKING_UUID. */
async function viewOf(platform: Platform, { reseller, asked }: Calling, uuid: string): Promise<BookingView> {
  const customerId = reseller.account.id;
  const booking = isId(uuid) ? await bookingByUuid(platform.db, { customerId, uuid }) : null;
  const [view] = booking ? await bookingViews(platform, platform.db, { bookings: [booking], asked }) : [];
  if (!view) throw new OctoError('INVALID_BOOKING_UUID', { named: { uuid } });
  return view;
}

async function list(platform: Platform, calling: Calling): Promise<BookingView[]> {
  const { reseller, asked, request } = calling;
  const { resellerReference, supplierReference } = readSent(octoBodies.list, request.query);
  if (!resellerReference && !supplierReference) {
    throw badRequest('resellerReference or supplierReference is required');
  }
  const bookings = await bookingsWith(platform.db, {
    customerId: reseller.account.id,
    reseller: resellerReference || null,
    supplier: supplierReference || null,
  });
  return bookingViews(platform, platform.db, { bookings, asked });
}

/** A call about one booking that changes it, in one transaction. */
const changing =
  <T extends z.ZodType>(
    platform: Platform,
    schema: T,
    work: (tx: Tx, of: { reseller: Reseller; uuid: string; wish: z.output<T> }) => Promise<void>,
  ): OctoCall['run'] =>
  async (calling) => {
    const { request, reseller } = calling;
    const of = { reseller, uuid: idOf(request), wish: readSent(schema, request.body) };
    await inTransaction(platform.db, (tx) => work(tx, of));
    return viewOf(platform, calling, of.uuid);
  };

const bookingCalls = (platform: Platform): OctoCall[] => {
  const one = '/bookings/:id';
  const cancelling = changing(platform, octoBodies.cancellation, (tx, of) => cancel(platform, tx, of));
  return [
    {
      method: 'POST',
      path: '/bookings',
      verb: 'reserve',
      run: async (calling) => {
        const of = { reseller: calling.reseller, wish: readSent(octoBodies.reservation, calling.request.body) };
        const chosen = await prepareReservation(platform, of);
        const uuid = await inTransaction(platform.db, (tx) => reserve(platform, tx, { ...of, chosen }));
        return viewOf(platform, calling, uuid);
      },
    },
    { method: 'GET', path: '/bookings', run: (calling) => list(platform, calling) },
    { method: 'GET', path: one, run: (calling) => viewOf(platform, calling, idOf(calling.request)) },
    {
      method: 'PATCH',
      path: one,
      verb: 'update',
      run: changing(platform, octoBodies.update, (tx, of) => update(platform, tx, of)),
    },
    {
      method: 'POST',
      path: `${one}/confirm`,
      verb: 'confirm',
      run: changing(platform, octoBodies.confirmation, (tx, of) => confirm(platform, tx, of)),
    },
    {
      method: 'POST',
      path: `${one}/extend`,
      verb: 'extend',
      run: changing(platform, octoBodies.extension, (tx, of) => extend(platform, tx, of)),
    },
    { method: 'POST', path: `${one}/cancel`, verb: 'cancel', run: cancelling },
    { method: 'DELETE', path: one, verb: 'cancel', run: cancelling },
  ];
};

/** The calls of OCTO that need a key. */
export const octoCalls = (platform: Platform): OctoCall[] => [
  { method: 'GET', path: '/supplier', run: ({ asked }) => readSupplier(platform, asked) },
  { method: 'GET', path: '/products', run: (calling) => readProducts(platform, calling) },
  {
    method: 'GET',
    path: '/products/:id',
    run: (calling) => readProduct(platform, { ...calling, id: idOf(calling.request) }),
  },
  {
    method: 'POST',
    path: '/availability',
    run: (calling) =>
      readAvailability(platform, { ...calling, wish: readSent(octoBodies.availability, calling.request.body) }),
  },
  {
    method: 'POST',
    path: '/availability/calendar',
    run: (calling) => readCalendar(platform, { ...calling, wish: readSent(octoBodies.calendar, calling.request.body) }),
  },
  ...bookingCalls(platform),
];

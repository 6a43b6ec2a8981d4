import { tripEndpoints as trips } from '@app/contract/trips/endpoints';
import type { TripDetail } from '@app/contract/trips/views';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { ANA } from '../../testing/shop-answers.ts';
import { TRIP, TRIP_SUMMARY } from '../../testing/trip-answers.ts';

const serverOf = (change: Partial<TripDetail> = {}) =>
  new FakeServer().answer(trips.tripDetails, { ...TRIP, ...change });
const open = (server = serverOf(), path = `/trip?id=${TRIP.id}`) => openScreen(path, { server, as: ANA });

test('a trip says what comes next, what happens by local hours, and what one wrote', async () => {
  await open();
  const next = await screen.findByRole('region', { name: 'Next' });
  expect(within(next).getByText('Next, Mon 10 May 2027, 09:00')).toBeInTheDocument();
  expect(within(next).getByRole('heading', { name: 'MA 208 to Lisbon' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Lisbon' })).toBeInTheDocument();
  for (const text of ['Leave for Heathrow', 'Land at Portela', 'Set your watch 1 h back'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(/Check in from 14:00, the desk closes at 23:00/)).toBeInTheDocument();
  expect(screen.getByText(/^Confirmed by/)).toBeInTheDocument();
  expect(screen.getByText('3 bookings make this trip.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Where: Harbour House, opens your map' })).toHaveAttribute(
    'href',
    expect.stringContaining('38.7'),
  );
});

test('what does not fit is said with a way to put it right', async () => {
  await open();
  expect(await screen.findByText(/No bed for the night of Tue 11 May 2027 in Lisbon\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find a hotel' })).toHaveAttribute(
    'href',
    expect.stringMatching(/hotelsearch\?city=.*&checkIn=2027-05-11&checkOut=2027-05-12/),
  );
  expect(
    screen.getByText(
      /The desk of Harbour House closes at 23:00, and you get there at about 00:30 on Tue 11 May 2027\./,
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open Harbour House' })).toHaveAttribute(
    'href',
    expect.stringContaining('/hotelorderdetail?id='),
  );
});

test('tickets and vouchers open with their codes; what is not confirmed has none', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Voucher of Harbour House' }));
  const sheet = await screen.findByRole('dialog', { name: 'Voucher' });
  expect(within(sheet).getByText('VOUC HER8')).toBeInTheDocument();
  expect(within(sheet).getByRole('link', { name: 'Receipt' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Flight tickets/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Table/ })).toBeNull();
});

test('who travels is named where those of one booking have several, and nowhere else', async () => {
  const [flight, ...others] = TRIP.bookings;
  if (!flight) throw new Error('no bookings');
  await open(serverOf({ bookings: [{ ...flight, people: ['Ana Sousa', 'Rui Costa'] }, ...others] }));
  const entries = TRIP.days.flatMap(({ entries: all }) => all.filter(({ bookingId }) => bookingId === flight.id));
  expect(await screen.findAllByText('Ana Sousa, Rui Costa')).toHaveLength(entries.length);
});

test('a late landing is said with its day and hour, a night that is not slept in with its day', async () => {
  const [flight, stay] = TRIP.bookings;
  if (!flight || !stay) throw new Error('no bookings');
  const touched = { bookingId: stay.id, causeId: flight.id };
  const late = { ...touched, kind: 'arrives_late' as const, arrives: '2027-05-11T09:50' };
  const empty = { ...touched, kind: 'unused_night' as const, arrives: '2027-05-10' };
  await open(serverOf({ effects: [late, empty], warnings: [] }));
  expect(await screen.findByText(/you now land on 11 May 2027, 09:50/)).toBeInTheDocument();
  expect(screen.getByText('Late: lands 11 May 2027, 09:50')).toBeInTheDocument();
  expect(screen.getByText('Night of 10 May 2027 not slept in')).toBeInTheDocument();
  cleanup();
  // A booking that a warning is about is said there alone.
  await open(serverOf({ effects: [late] }));
  expect(await screen.findByText(/The desk of Harbour House closes/)).toBeInTheDocument();
  expect(screen.queryByText(/you now land on/)).toBeNull();
});

test('an unpaid booking is paid first', async () => {
  const [flight, stay] = TRIP.bookings;
  if (!flight || !stay) throw new Error('no bookings');
  const until = '2027-05-01T09:00:00.000Z';
  const unpaid = { ...stay, state: 'pending_payment' as const, isPaid: false, voucherCode: null, expiresAt: until };
  await open(serverOf({ bookings: [flight, unpaid], next: { what: 'pay', bookingId: stay.id, entry: null, until } }));
  expect(await screen.findByRole('heading', { name: 'Pay for Harbour House' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', expect.stringContaining('payment='));
  expect(screen.getByText('To be paid')).toBeInTheDocument();
});

test('a day without anything is shown once it is chosen, and takes a note, which stays where it is refused', async () => {
  const server = serverOf().refuse(trips.saveTripNote, 'trip.too_many_notes', undefined, { max: 10 });
  const user = await open(server);
  await user.click(await screen.findByRole('button', { name: /Tuesday.* 11 May|Tuesday/ }));
  expect(screen.getByText('Nothing is booked on this day.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a note on Tue 11 May 2027' }));
  const sheet = await screen.findByRole('dialog');
  await fill(user, within(sheet).getByLabelText('Note'), 'Buy stamps');
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await within(sheet).findByRole('alert')).toBeInTheDocument();
  expect(within(sheet).getByLabelText('Note')).toHaveValue('Buy stamps');
  expect(server.sentTo(trips.saveTripNote)[0]?.body).toEqual({ day: '2027-05-11', hour: null, text: 'Buy stamps' });
});

const changeNote = 'Change the note "Leave for Heathrow"';

test('a note that was deleted meanwhile is said to be, is read again, and its text is saved as a new one', async () => {
  const server = serverOf().refuse(trips.saveTripNote, 'record.not_found');
  const user = await open(server);
  await user.click(await screen.findByRole('button', { name: changeNote }));
  const sheet = await screen.findByRole('dialog');
  await fill(user, within(sheet).getByLabelText('Note'), 'Leave at seven');
  server.answer(trips.tripDetails, { ...TRIP, notes: [] });
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await within(sheet).findByRole('alert')).toHaveTextContent('This note was deleted meanwhile.');
  expect(within(sheet).queryByRole('button', { name: 'Delete' })).toBeNull();
  await waitFor(() => expect(server.sentTo(trips.tripDetails)).toHaveLength(2));
  expect(within(sheet).getByLabelText('Note')).toHaveValue('Leave at seven');
  const saved = { id: TRIP.id, day: '2027-05-10', hour: '07:05', text: 'Leave at seven' };
  server.answer(trips.saveTripNote, saved);
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Note saved')).toBeInTheDocument();
  const { id: _new, ...body } = saved;
  expect(server.sentTo(trips.saveTripNote).at(-1)?.body).toEqual(body);
});

test('a note is deleted only once that is confirmed', async () => {
  const server = serverOf().answer(trips.deleteTripNote, null);
  const user = await open(server);
  await user.click(await screen.findByRole('button', { name: changeNote }));
  const press = async () =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await press();
  const question = await screen.findByRole('alertdialog', { name: 'Delete this note?' });
  expect(server.sentTo(trips.deleteTripNote)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Note deleted')).toBeInTheDocument();
  expect(server.sentTo(trips.deleteTripNote)).toHaveLength(1);
});

test('a trip that is gone while its page is open is not shown beside that', async () => {
  const server = serverOf().answer(trips.deleteTripNote, null);
  const user = await open(server);
  await user.click(await screen.findByRole('button', { name: changeNote }));
  server.refuse(trips.saveTripNote, 'record.not_found').refuse(trips.tripDetails, 'record.not_found');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'This trip is no longer here' })).toBeInTheDocument();
  expect(screen.queryByText('Land at Portela')).toBeNull();
});

test('one shares a trip by a link and ends it', async () => {
  const server = serverOf({ shareKey: 'KEY' }).answer(trips.unshareTrip, null);
  const user = await open(server);
  await user.click(await screen.findByRole('button', { name: 'Share this trip' }));
  const sheet = await screen.findByRole('dialog', { name: 'Share this trip' });
  expect(within(sheet).getByText('There is a link to this trip.')).toBeInTheDocument();
  await user.click(within(sheet).getByRole('button', { name: 'End the link' }));
  expect(await screen.findByText('The link no longer shows anything')).toBeInTheDocument();
  expect(server.sentTo(trips.unshareTrip)[0]?.body).toEqual({ id: TRIP.id });
});

test('who comes by a link sees days and places, and nothing to press but the way there', async () => {
  const bookings = TRIP.bookings.map((one) => ({
    ...one,
    number: '',
    references: [],
    voucherCode: null,
    paymentId: null,
  }));
  const shared = { ...TRIP, own: false, bookings, notes: [], warnings: [], next: null };
  await openScreen('/trip?key=KEY', { server: new FakeServer().answer(trips.sharedTrip, shared) });
  expect(await screen.findByText(/^Shared with you\./)).toBeInTheDocument();
  expect(screen.getByText('Land at Portela')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Where/ })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /note|Voucher|Share/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Next' })).toBeNull();
});

test('a link that was ended, and a trip that is not there, say so', async () => {
  await openScreen('/trip?key=KEY', { server: new FakeServer().refuse(trips.sharedTrip, 'record.not_found') });
  expect(await screen.findByRole('heading', { name: 'This link no longer shows anything' })).toBeInTheDocument();
  cleanup();
  await open(new FakeServer().refuse(trips.tripDetails, 'record.not_found'));
  expect(await screen.findByRole('heading', { name: 'This trip is no longer here' })).toBeInTheDocument();
  cleanup();
  await open(new FakeServer().answer(trips.tripDetails, null), '/trip');
  expect(await screen.findByRole('heading', { name: 'No trip yet' })).toBeInTheDocument();
});

test('a visitor is asked to sign in', async () => {
  await openScreen('/trip', { server: new FakeServer() });
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
});

test('a server that fails is asked again', async () => {
  const server = new FakeServer().fail(trips.tripDetails);
  const user = await open(server);
  const again = await screen.findByRole('button', { name: /again/i });
  server.answer(trips.tripDetails, TRIP);
  await user.click(again);
  expect(await screen.findByText('Land at Portela')).toBeInTheDocument();
});

test('trips to come and past ones stand apart', async () => {
  const server = new FakeServer().answer(trips.tripList, ({ query }) => (query.tab === 'past' ? [] : [TRIP_SUMMARY]));
  const user = await openScreen('/trips', { server, as: ANA });
  expect(await screen.findByRole('link', { name: /Lisbon.*3 bookings.*2 things do not fit/ })).toHaveAttribute(
    'href',
    `#/trip?id=${TRIP.id}`,
  );
  await user.click(screen.getByRole('tab', { name: 'Past' }));
  expect(await screen.findByRole('heading', { name: 'No past trips' })).toBeInTheDocument();
});

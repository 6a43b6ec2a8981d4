import { openAssistant } from '../support/assistant.ts';
import { audit } from '../support/audit.ts';
import { newCustomer, PASSWORD } from '../support/customers.ts';
import { confirmBooking } from '../support/hotels.ts';
import { expect, test } from '../support/journey.ts';
import { brokenInvariants } from '../support/staff.ts';
import { dayFromNow, newHotel } from '../support/staff-hotels.ts';
import { expectPath, path, screen } from '../support/storefront.ts';

const DRAFT = '2026-09-25';
const NAMES = {
  'dev.ucp.lodging.booking': DRAFT,
  'dev.ucp.lodging.policy.cancellation': DRAFT,
  'dev.ucp.common.payment.terms': DRAFT,
};

type Session = {
  readonly id: string;
  readonly status: string;
  readonly continue_url: string;
  readonly totals: { readonly type: string; readonly amount: number }[];
  readonly confirmation?: { readonly id: string; readonly label: string };
};

test('an assistant chooses a stay; its link leads a guest through sign-in to a paid booking, and the assistant hears of it', async ({
  page,
  product,
}) => {
  test.setTimeout(90_000);
  const assistant = await openAssistant<Session>(product, NAMES);
  const customer = await newCustomer(product, { usd: 500_000 });
  const hotel = await newHotel(product, { usd: 10_000 });
  const made = await assistant.call('POST', '/booking-sessions', {
    property: { id: hotel.id },
    stays: [
      {
        accommodation_type: { id: hotel.roomId },
        rate_plan: { id: hotel.planId },
        occupancy: { adults: 2, total: 2 },
        stay_dates: { start_date: dayFromNow(20), end_date: dayFromNow(22) },
      },
    ],
    booker: { first_name: 'Ana', last_name: 'Reis' },
  });
  expect(made.status).toBe('requires_escalation');
  const read = () => assistant.call('GET', `/booking-sessions/${made.id}`);

  await page.goto(made.continue_url);
  const stay = screen(page, 'assistantStay');
  await expect(stay.getByRole('heading', { name: `Chosen by ${assistant.host}` })).toBeVisible();
  await expect(stay.getByText(hotel.name).first()).toBeVisible();
  await expect(stay.getByText('Free cancellation').first()).toBeVisible();
  await audit(page, 'a stay from an assistant');
  await stay.getByRole('button', { name: 'Sign in to book' }).click();
  await expectPath(page, '/login');
  const login = screen(page, 'login');
  await login.getByLabel('E-mail').fill(customer.email);
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'Sign in', exact: true }).click();
  await stay.getByRole('button', { name: 'Go on to book' }).click();

  await expectPath(page, '/hotelsubmitorder');
  const form = screen(page, 'hotelSubmitOrder');
  await expect(form.getByText(hotel.name).first()).toBeVisible();
  await expect(form.getByLabel('Surname')).toHaveValue('Reis');
  await expect(form.getByLabel('Given names')).toHaveValue('Ana');
  const otherPrice = form.getByText(/The page of the stay said/);
  await expect(otherPrice).toBeHidden();
  // As if the page before had said another price: names that were filled in stay.
  await page.goto(page.url().replace(/seen=\d+/, 'seen=100'));
  await expect(otherPrice).toBeVisible();
  await expect(form.getByLabel('Given names')).toHaveValue('Ana');
  await form.getByLabel('Contact name').fill('Ana Reis');
  await form.getByLabel('Phone', { exact: true }).fill('2025550123');
  await form.getByRole('checkbox').last().check({ force: true });
  expect((await read()).status).toBe('requires_escalation');
  await form.getByRole('button', { name: 'Book now' }).click();
  await expectPath(page, '/hotelpayment');
  await page.getByRole('radio', { name: /balance/i }).check({ force: true });
  await screen(page, 'travelCashier').locator('[data-bottom-bar] button').click();
  await screen(page, 'travelCashier')
    .getByRole('link', { name: /order|booking/i })
    .click();
  await expectPath(page, '/hotelorderdetail');
  const orderId = new URLSearchParams(path(page).split('?')[1]).get('id') ?? '';
  expect((await read()).status).toBe('complete_in_progress');

  await confirmBooking(product, orderId);
  const done = await read();
  expect([done.status, done.confirmation?.id, done.continue_url]).toEqual(['completed', orderId, undefined]);
  await page.goto(made.continue_url);
  await stay.getByRole('link', { name: 'See your booking' }).click();
  await expectPath(page, `/hotelorderdetail?id=${orderId}`);
  expect(await brokenInvariants(product)).toEqual([]);
  await assistant.close();
});

import { newCustomer } from '../../support/customers.ts';
import { expect, test } from '../../support/journey.ts';
import { PIXEL } from '../../support/pictures.ts';
import { DESK, setParameter } from '../../support/staff.ts';
import { setHours } from '../../support/steps/chat.ts';
import { atDesk, onTop } from '../../support/steps/every-action.ts';
import { open as openShop } from '../../support/storefront.ts';
import { bookTour, findDeparture } from '../../support/tours.ts';

// Hours of the chat and parameters are the whole shop's: no other journey may run in it meanwhile.
test.use({ viewport: DESK, moves: 'clock' });

test('a talk is answered with a picture and handed over, hours are changed, and an order passes its review', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const words = `Is anybody there, ${Date.now()}`;
  await setHours(product, true);
  await openShop(page, '/category?chat=open');
  const panel = page.getByRole('dialog', { name: 'Chat' });
  await panel.getByRole('textbox', { name: 'Write a message' }).fill(words);
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log').getByText('Sent')).toBeVisible();
  await setParameter(product, 'travel.auto_review.tour', false);
  const tour = await findDeparture(product, 'volcano', 20);
  const order = await bookTour(product, await newCustomer(product), tour, 1);
  await setParameter(product, 'travel.auto_review.tour', true);
  await atDesk(page, product, async ({ press, open }) => {
    await open('/service/chat?tab=waiting');
    await page.getByRole('button').filter({ hasText: words }).first().click();
    await press(page.getByRole('button', { name: 'Take', exact: true }), 'You hold this chat');
    const told = page.waitForResponse((answer) => answer.url().includes('/typing'));
    const reply = page.getByRole('textbox', { name: /Write an answer/ });
    await reply.fill('Let me look');
    expect((await told).ok()).toBe(true);
    await reply.fill('');
    await page.locator('input[type=file]').setInputFiles(PIXEL);
    await expect(page.getByRole('log').locator('img').last()).toBeVisible();
    await page.getByRole('button', { name: 'Hand over' }).click();
    await onTop(page).getByRole('radio').first().check();
    await press(onTop(page).getByRole('button', { name: 'Hand over' }), 'Chat handed over');

    await open('/service/hours');
    const assign = page.getByRole('switch');
    for (let time = 0; time < 2; time += 1) {
      await assign.click();
      await press(page.getByRole('button', { name: 'Save', exact: true }), 'Saved');
    }

    await open(`/travel/orders/${order.orderId}`);
    await onTop(page).getByRole('button', { name: 'Pass', exact: true }).click();
    await press(onTop(page).getByRole('button', { name: 'Pass', exact: true }), 'Done');
  });
});

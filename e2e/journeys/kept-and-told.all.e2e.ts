import { favouriteEndpoints } from '@app/contract/favourites/endpoints';
import { levelEndpoints } from '@app/contract/levels/endpoints';
import { staffMessageEndpoints } from '@app/contract/messaging/staff-endpoints';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { staffToken } from '../support/staff.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test('hearts fill the wishlist, looking fills the history, and both can be emptied', async ({ page, product }) => {
  const good = await findGood(product, {}, 31);
  const other = await findGood(product, {}, 32);
  const customer = await newCustomer(product);
  await open(page, `/goodsdetail?id=${good.id}`);
  await page.getByRole('button', { name: `Add to wishlist: ${good.name}` }).click();
  await expectPath(page, '/login');

  await carrySession(page, customer);
  await page.reload();
  await open(page, `/goodsdetail?id=${good.id}`);
  const heart = screen(page, 'productDetail').getByRole('button', { name: `Add to wishlist: ${good.name}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await open(page, `/goodsdetail?id=${other.id}`);
  await expect(screen(page, 'productDetail').getByRole('heading', { level: 1, name: other.name })).toBeVisible();

  await open(page, '/mine');
  await screen(page, 'mine')
    .getByRole('link', { name: /Wishlist/ })
    .click();
  const wishlist = screen(page, 'wishlist');
  await expect(wishlist.getByRole('link', { name: good.name })).toBeVisible();
  await audit(page, 'wishlist');
  await wishlist.getByRole('tab', { name: /Price dropped/ }).click();
  await expect(wishlist.getByText('Nothing here right now')).toBeVisible();
  await wishlist.getByRole('tab', { name: /All/ }).click();
  await wishlist.getByRole('button', { name: `Add to wishlist: ${good.name}` }).click();
  await expect.poll(() => ask(product, favouriteEndpoints.collectedIds, { token: customer.token })).toEqual([]);

  await open(page, '/history');
  const history = screen(page, 'history');
  await expect(history.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(history.getByRole('link', { name: good.name })).toBeVisible();
  await audit(page, 'history');
  await history.getByRole('button', { name: `Remove ${other.name} from history` }).click();
  await expect(history.getByRole('link', { name: other.name })).toHaveCount(0);
  await history.getByRole('button', { name: 'Clear history' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Clear history' })
    .click();
  await expect(history.getByText('Nothing viewed yet')).toBeVisible();
});

test('staff write a message, the customer is told, reads it, and it is gone when withdrawn', async ({
  page,
  product,
}) => {
  const customer = await newCustomer(product);
  const staff = await staffToken(product);
  const { id } = await ask(product, staffMessageEndpoints.createMessage, {
    token: staff,
    body: {
      kind: 'inbox',
      type: 'promotion',
      title: { 'en-US': 'For you alone', 'zh-cn': '专属于您' },
      summary: { 'en-US': 'A small thing.' },
      content: { 'en-US': '<p>Come and <b>see</b>.</p>' },
      cover: null,
      popup: false,
      audience: 'customer',
      audienceTo: customer.email,
      draft: false,
      publishAt: null,
      expiresAt: null,
    },
  });
  await carrySession(page, customer);
  await open(page, '/mine');
  await screen(page, 'mine')
    .getByRole('link', { name: /Messages, \d+ unread/ })
    .click();
  const messages = screen(page, 'messages');
  await expect(messages.getByRole('link', { name: /For you alone/ })).toBeVisible();
  await audit(page, 'messages');
  await messages.getByRole('link', { name: /For you alone/ }).click();
  const detail = screen(page, 'messageDetail');
  await expect(detail.getByText('Come and see.')).toBeVisible();
  await audit(page, 'message');
  await page.goBack();
  await expect(messages.getByRole('link', { name: /Unread.*For you alone/ })).toHaveCount(0);
  await messages.getByRole('tab', { name: /Notices/ }).click();
  await expect(messages.getByRole('link', { name: /Parcels travel/ })).toBeVisible();
  await messages.getByRole('button', { name: 'Read all' }).click();
  await expect(messages.getByRole('button', { name: 'Read all' })).toHaveCount(0);
  await ask(product, staffMessageEndpoints.withdrawMessage, { token: staff, params: { id }, body: {} });
  await page.goto(`/#/messagedetail?id=${id}`);
  await page.reload();
  await expect(screen(page, 'messageDetail').getByText('This message is gone')).toBeVisible();
});

test('levels show what they give, and a friend who registers is listed', async ({ page, product }) => {
  const customer = await newCustomer(product);
  await carrySession(page, customer);
  await open(page, '/mine');
  await screen(page, 'mine')
    .getByRole('link', { name: /Benefits/ })
    .click();
  const levels = screen(page, 'memberLevels');
  const { levels: given } = await ask(product, levelEndpoints.memberLevels, { token: customer.token });
  for (const level of given) await expect(levels.getByRole('heading', { name: level.name })).toBeVisible();
  await expect(levels.getByText('Your level')).toHaveCount(1);
  await audit(page, 'levels');
  await open(page, '/invite');
  const invite = screen(page, 'invite');
  await expect(invite.getByText('Nobody yet')).toBeVisible();
  await audit(page, 'invite');
  await invite.getByRole('tab', { name: 'Rebates' }).click();
  await expect(invite.getByText(/Rebates are for agents/)).toBeVisible();
});

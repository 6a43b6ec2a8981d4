import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { staffContentEndpoints } from '@app/contract/content/staff-endpoints';
import { staffInterestEndpoints } from '@app/contract/interests/staff-endpoints';
import type { Locator, Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { drawingPictures } from '../support/browser.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { PIXEL } from '../support/pictures.ts';
import { ask } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { expectPath, noLayer, open, screen } from '../support/storefront.ts';

test.use(drawingPictures);

/** Waits until the field says this, and says it as its own description. */
async function expectFlaw(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}

const row = (page: Page, name: string): Locator => screen(page).getByRole('link', { name });

test('from Me through the settings to a new nickname, and back the whole way', async ({ page, product }) => {
  const [customer, other] = [await newCustomer(product), await newCustomer(product)];
  await carrySession(page, customer);
  await open(page, '/mine');
  await row(page, 'Settings').click();
  await expectPath(page, '/setting');
  await row(page, 'Account and security').click();
  await expectPath(page, '/account');
  await expect(screen(page).getByText('Confirmed')).toBeVisible();
  await row(page, 'Nickname').click();
  const field = screen(page, 'nickname').getByLabel('Nickname');
  const save = screen(page, 'nickname').getByRole('button', { name: 'Save' });
  await field.fill('');
  await expectFlaw(field, 'Enter a nickname.');
  await field.fill('x'.repeat(51));
  await expectFlaw(field, 'Use up to 50 characters.');
  await expect(screen(page).getByText('51 of 50')).toBeVisible();
  await field.fill('two words');
  await expectFlaw(field, 'Use Chinese characters, letters, digits, _ and - only.');
  const theirs = await ask(product, accountEndpoints.userInfo, { token: other.token });
  await field.fill(theirs.nickname.toUpperCase());
  await save.click();
  await expectFlaw(field, 'This nickname is taken. Choose another one.');
  await expect(field).toHaveValue(theirs.nickname.toUpperCase());
  const fresh = `小帆_${customer.id.slice(-6)}`;
  await field.fill(fresh);
  await save.click();
  await expectPath(page, '/account');
  await expect(row(page, 'Nickname')).toContainText(fresh);
  await page.goBack();
  await page.goBack();
  await expectPath(page, '/mine');
  await expect(screen(page).getByText(fresh)).toBeVisible();
});

test('a picture, gender and birthday are kept, also after a reload; a failed upload is sent again', async ({
  page,
  product,
}) => {
  await carrySession(page, await newCustomer(product));
  await open(page, '/editprofile');
  const profile = screen(page, 'editProfile');
  await profile.locator('input[type=file]').setInputFiles({ ...PIXEL, name: 'me.gif', mimeType: 'image/gif' });
  await expect(page.getByText('Choose a JPG, PNG or WEBP picture.')).toBeVisible();
  await page.route('**/common/upload*', (route) => route.abort(), { times: 1 });
  await profile.locator('input[type=file]').setInputFiles(PIXEL);
  const crop = page.getByRole('dialog', { name: 'Move and zoom' });
  await crop.getByRole('application').press('+');
  await crop.getByRole('application').press('ArrowLeft');
  await crop.getByRole('button', { name: 'Use this photo' }).click();
  await profile.getByRole('button', { name: 'Failed, retry' }).click();
  await expect(page.getByText('Photo saved')).toBeVisible();
  await profile.getByRole('button', { name: 'Another' }).click();
  await profile.getByLabel('Birthday', { exact: true }).fill('1995-06-15');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await page.reload();
  await expect(profile.getByRole('button', { name: 'Another' })).toHaveAttribute('aria-pressed', 'true');
  await expect(profile.getByLabel('Birthday', { exact: true })).toHaveValue('1995-06-15');
  await expect(profile.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await profile.getByRole('button', { name: 'Remove the birthday' }).click();
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByLabel('Birthday', { exact: true })).toHaveValue('');
  await profile.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Photo removed')).toBeVisible();
});

test(
  'hobbies and preferences are chosen; one withdrawn meanwhile is said and nothing chosen is lost',
  AT_NIGHT,
  async ({ page, product }) => {
    const staff = await staffToken(product);
    const name = `Kites ${Date.now()}`;
    const body = { name: { 'en-US': name }, image: null, enabled: true, sortWeight: 9_999 };
    const made = await ask(product, staffInterestEndpoints.createHobby, { token: staff, body });
    await carrySession(page, await newCustomer(product));
    await open(page, '/preference');
    const save = screen(page).getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await screen(page).getByRole('button', { name: 'Minimal' }).click();
    await screen(page).getByRole('button', { name: 'Pets' }).first().click();
    await save.click();
    await expect(page.getByText('Preferences saved')).toBeVisible();
    await open(page, '/hobby');
    await screen(page).getByRole('button', { name }).click();
    await screen(page).getByRole('button', { name: 'Reading' }).click();
    const ids = [made.id];
    await ask(product, staffInterestEndpoints.setHobbyFlags, { token: staff, body: { ids, enabled: false } });
    await screen(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Some of these are no longer offered. Look again and save.')).toBeVisible();
    await expect(screen(page).getByRole('button', { name })).toHaveCount(0);
    await expect(screen(page).getByRole('button', { name: 'Reading' })).toHaveAttribute('aria-pressed', 'true');
    await screen(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Hobbies saved')).toBeVisible();
    await open(page, '/preference');
    await expect(screen(page).getByRole('button', { name: 'Minimal' })).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  'measurements: each mistake at its field, and changing the units changes no measure',
  AT_NIGHT,
  async ({ page, product }) => {
    await carrySession(page, await newCustomer(product));
    await open(page, '/size');
    const size = screen(page, 'size');
    await size.getByLabel('Height').fill('17');
    await size.getByLabel('Weight').fill('sixty');
    await size.getByLabel('Waist').fill('70,5');
    await size.getByRole('button', { name: 'Save' }).click();
    await expectFlaw(size.getByLabel('Height'), 'Enter 50 to 250 cm.');
    await expectFlaw(size.getByLabel('Weight'), 'Enter a number with at most one decimal.');
    await expect(size.getByLabel('Height')).toBeFocused();
    await size.getByLabel('Height').fill('170');
    await size.getByLabel('Weight').fill('60.5');
    await size.getByRole('tab', { name: 'Imperial (in, lb)' }).click();
    await expect(size.getByLabel('Height, feet')).toHaveValue('5');
    await expect(size.getByLabel('and inches')).toHaveValue('6.9');
    await size.getByRole('tab', { name: 'Metric (cm, kg)' }).click();
    await expect(size.getByLabel('Height')).toHaveValue('170');
    await size.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Measurements saved')).toBeVisible();
    await open(page, '/size');
    await expect(size.getByLabel('Waist')).toHaveValue('70.5');
  },
);

test("the shop's pages are open to visitors, in each language, and a publication is seen at once", async ({
  page,
  browser,
  product,
}) => {
  const titles = {
    'en-US': 'Return policy',
    'zh-cn': '退货政策',
    es: 'Política de devoluciones',
    pt: 'Política de devolução',
  };
  for (const [lang, title] of Object.entries(titles)) {
    await page.goto(`/?lang=${lang}#/returnpolicy`);
    await expect(screen(page).getByText(title, { exact: true })).toBeVisible();
    await expect(screen(page).locator('article h2')).toHaveCount(5);
  }
  for (const [path, heading] of [
    ['/about', 'What we do'],
    ['/privacy', 'What we keep'],
    ['/condition', 'Your account'],
  ] as const) {
    await page.goto(`/?lang=en-US#${path}`);
    await expect(screen(page).getByRole('heading', { name: heading })).toBeVisible();
    await audit(page, path);
  }
  const desk = await browser.newContext({ baseURL: product.url, viewport: DESK });
  const editor = await desk.newPage();
  await carryStaffSession(editor, await staffToken(product));
  await editor.goto('/admin/#/content/pages/about');
  const text = editor.getByRole('textbox', { name: 'Text, English' });
  await text.press('Control+End');
  const sentence = `Founded in harbour ${Date.now()}.`;
  await text.pressSequentially(` ${sentence}`);
  await expect(editor.getByRole('region', { name: 'Preview' }).first()).toContainText(sentence);
  const staff = await staffToken(product);
  const stored = await ask(product, staffContentEndpoints.readArticle, { token: staff, params: { key: 'about' } });
  const { key: _key, updatedAt: _at, ...body } = stored;
  await ask(product, staffContentEndpoints.updateArticle, { token: staff, params: { key: 'about' }, body });
  await editor.getByRole('button', { name: 'Publish' }).click();
  await editor.getByRole('dialog').getByRole('button', { name: 'Save mine' }).click();
  await expect(editor.getByText('Published. Customers see it now.')).toBeVisible();
  await audit(editor, '/content/pages/about');
  await page.goto('/?lang=en-US#/about');
  await expect(screen(page).getByText(sentence)).toBeVisible();
  await desk.close();
});

test('the cache is cleared and the session stays; signing out from the settings leads to Me', async ({
  page,
  product,
}) => {
  await carrySession(page, await newCustomer(product));
  await open(page, '/setting');
  await screen(page)
    .getByRole('button', { name: /^Clear cache/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Cache cleared')).toBeVisible();
  await screen(page).getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expectPath(page, '/mine');
  await noLayer(page);
  await open(page, '/setting');
  await expectPath(page, '/login');
});

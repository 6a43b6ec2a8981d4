import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from '../../support/journey.ts';
import { onDatabase, type Product } from '../../support/products.ts';
import { DESK, STAFF } from '../../support/staff.ts';
import { atDesk, box, fromMenu, onTop, rowOf } from '../../support/steps/every-action.ts';

test.use({ viewport: DESK });

/** Leaves a run of a job as the worker would have: failed, or due in an hour. Returns its id. */
async function leaveRun(product: Product, state: 'failed' | 'created'): Promise<string> {
  const id = randomUUID();
  await onDatabase(product, (db) =>
    sql`INSERT INTO jobs.job (id, name, state, output, start_after, started_on, completed_on, retry_limit, policy)
      VALUES (${id}, 'mail.forget-old', ${state}, ${state === 'failed' ? '{"message": "the disk is full"}' : null}::jsonb,
        now() + interval '1 hour', now() - interval '2 seconds', CASE WHEN ${state}::text = 'failed' THEN now() END, 0,
        'singleton')`.execute(db),
  );
  return id;
}

test('caches are cleared, runs and events tried again or called off, a mail sent again, a backup begun, days counted again', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const mail = `desk-${randomUUID().slice(0, 8)}@example.com`;
  const [failed, waiting] = [await leaveRun(product, 'failed'), await leaveRun(product, 'created')];
  await onDatabase(product, async (db) => {
    await sql`INSERT INTO outbox_event (name, payload, tries, last_error)
      VALUES ('clock.moved', '{"offsetMs": 0}', 20, ${`Error: ${mail} does not listen`})`.execute(db);
    await sql`INSERT INTO mail_outbox (id, key, recipient, locale, template, filling, state, done_at)
      SELECT ${randomUUID()}, ${mail}, ${mail}, locale, template, filling, 'given_up', app_now() FROM mail_outbox
      WHERE useless_at IS NULL AND recipient <> '' LIMIT 1`.execute(db);
  });
  await atDesk(page, product, async ({ press, pressAndSee, open }) => {
    await open('/system/cache');
    await page.getByRole('button', { name: 'Clear everything' }).click();
    const asked = onTop(page).getByRole('button', { name: 'Clear', exact: true });
    await pressAndSee(asked, page.getByRole('status').filter({ hasText: /Cleared|Nothing was kept/ }));

    await open('/system/jobs/runs?queue=mail.forget-old&state=failed');
    const run = (id: string) => page.locator(`tbody tr[data-row-key="${id}"]`);
    await press(run(failed).getByRole('button', { name: 'Retry', exact: true }), 'It will run again in a moment');
    await open('/system/jobs/runs?queue=mail.forget-old&state=waiting');
    await press(run(waiting).getByRole('button', { name: 'Cancel', exact: true }), 'Cancelled');
    await open('/system/jobs/events?state=given_up');
    const event = rowOf(page, mail);
    await press(event.getByRole('button', { name: 'Retry', exact: true }), 'It will run again in a moment');

    await open('/system/mail');
    await rowOf(page, mail).getByRole('button', { name: 'Send again' }).click();
    await press(onTop(page).getByRole('button', { name: 'Send again' }), 'The mail waits to be sent');

    await open('/system/backups');
    await press(page.getByRole('button', { name: 'Back up now' }), 'The backup begins in a moment');

    await open('/reports/orders');
    await page.getByRole('button', { name: 'Count again' }).click();
    await press(onTop(page).getByRole('button', { name: 'Count again' }), /sum/);
  });
});

/** An export of the first administrator that another process is writing. */
const leaveExport = (product: Product, name: string) =>
  onDatabase(product, (db) =>
    sql`INSERT INTO list_export (id, staff_id, list, name, format, query, columns, language, state, lease_until)
      SELECT ${randomUUID()}, id, '/currencies', ${name}, 'csv', '{}', '[]', 'en-US', 'running', now() + interval '1 hour'
      FROM staff WHERE username = ${STAFF.username}`.execute(db),
  );

test('a currency is added, changed and given a rate that is taken back; a view is kept anew; exports are removed', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const code = `Q${randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 5)
    .padEnd(5, 'Z')}`.toUpperCase();
  await leaveExport(product, code);
  await atDesk(page, product, async ({ press, pressAndSee, open }) => {
    const save = () => onTop(page).getByRole('button', { name: 'Save', exact: true });
    await open('/system/currencies');
    await page.getByRole('button', { name: 'New currency' }).click();
    const form = onTop(page);
    await form.getByLabel('Code').fill(code);
    await form.getByLabel('Decimals').fill('2');
    await box(form, 'Rate').fill('3.5');
    await form.getByLabel('Source').fill('The bank');
    await form.getByLabel('Name, English').fill('Quetzal');
    await form.getByLabel('Symbol').fill('Q');
    await form.getByRole('switch', { name: 'Offered' }).click();
    await press(save(), 'Saved');
    const row = rowOf(page, code);
    await row.getByRole('button', { name: 'Edit', exact: true }).click();
    await onTop(page).getByLabel('Name, English').fill('Quetzals');
    await press(save(), 'Saved');
    await expect(row).toContainText('Quetzals');
    await row.getByRole('button', { name: 'Enter rate' }).click();
    await box(onTop(page), 'Rate').fill('3.6');
    await onTop(page).getByLabel('Begins').fill('5 May 2031 10:00');
    await onTop(page).getByLabel('Begins').press('Enter');
    await press(save(), 'Rate saved');
    await fromMenu(row, 'Rates');
    await press(page.getByRole('button', { name: 'Take back' }), 'Rate taken back');

    await open('/system/currencies');
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('button', { name: 'Save this view' }).click();
    const name = `View ${code}`;
    const keep = () => onTop(page).getByRole('button', { name: 'Save view' });
    await box(onTop(page), 'Name').fill(name);
    await press(keep(), 'View saved');
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('button', { name: `More about ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Rename or share' }).click();
    await box(onTop(page), 'Name').fill(`${name} B`);
    await press(keep(), 'View saved');

    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    const exports = page.getByRole('dialog', { name: 'My exports' });
    await expect(exports.getByText('Ready').first()).toBeVisible();
    const items = exports.getByRole('listitem');
    const before = await items.count();
    const waiting = items.filter({ hasText: code });
    await pressAndSee(waiting.getByRole('button', { name: 'Cancel' }), waiting.getByText('Cancelled'));
    await pressAndSee(waiting.getByRole('button', { name: /^Remove/ }), exports);
    await expect(items).toHaveCount(before - 1);
  });
});

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from 'antd';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyFirstRow } from './copy-first-row';
import { newProduct, type VariantDraft } from './product-draft';

afterEach(cleanup);

const row = (values: Partial<VariantDraft>): VariantDraft => ({
  ...(newProduct.variants[0] as VariantDraft),
  ...values,
});
const FIRST = row({ sku: 'A', priceUsd: 900, costUsd: 300, weightGrams: 250 });
const SECOND = row({ sku: 'B', priceUsd: 500, costUsd: 410, weightGrams: 80 });

/** Opens the rows of a product; returns what they are by now. */
function open(): () => readonly VariantDraft[] {
  const changed = vi.fn<(variants: VariantDraft[]) => void>();
  function Rows() {
    const [variants, setVariants] = useState([FIRST, SECOND]);
    changed(variants);
    return <CopyFirstRow variants={variants} onChange={setVariants} />;
  }
  render(
    <App>
      <Rows />
    </App>,
  );
  return () => changed.mock.lastCall?.[0] ?? [];
}

test('the first row is copied to all once that was asked, costs stay, and it can be taken back', async () => {
  const rows = open();
  await userEvent.click(screen.getByRole('button', { name: 'catalog.copy_first' }));
  const meant = await screen.findByRole('button', { name: 'catalog.copy_first_do' });
  expect(rows()).toEqual([FIRST, SECOND]);
  await userEvent.click(meant);
  await waitFor(() => expect(rows()[1]).toEqual({ ...SECOND, priceUsd: 900, weightGrams: 250 }));
  expect(screen.getByRole('button', { name: 'catalog.copy_first' }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'catalog.copy_first_undo' }));
  expect(rows()).toEqual([FIRST, SECOND]);
  expect(screen.queryByRole('button', { name: 'catalog.copy_first_undo' })).toBeNull();
});

import type { TableLook } from '@app/contract/core/tables';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { TableReadingFields } from './table-reading';

afterEach(cleanup);

const encodings: TableLook['encodings'] = [
  { encoding: 'utf-8', sample: 'ñ' },
  { encoding: 'macintosh', sample: 'Ò' },
];
const firstRows = [
  { row: 1, text: 'Price list' },
  { row: 3, text: 'SKU · Name' },
];
const text: TableLook = { format: 'text', encoding: 'utf-8', separator: 'comma', encodings, head: 3, firstRows };
const show = (of: TableLook, onChange = vi.fn()) => {
  render(<TableReadingFields of={of} onChange={onChange} />);
  return onChange;
};
const labels = () => screen.queryAllByRole('combobox').map((one) => one.getAttribute('aria-label'));

test('a table says its letters, what parts its cells and which row names the columns', async () => {
  const onChange = show(text);
  expect(labels()).toEqual(['ui.table_letters', 'ui.table_separator', 'ui.table_head']);
  await userEvent.click(screen.getByRole('combobox', { name: 'ui.table_head' }));
  const options = (await screen.findAllByTitle('ui.table_row')).filter((one) => one.className.includes('option'));
  await userEvent.click(options[0] as HTMLElement);
  expect(onChange).toHaveBeenCalledWith({ encoding: 'utf-8', separator: 'comma', head: 1 });
});

test('JSON has letters alone, a workbook a head alone', () => {
  show({ ...text, format: 'json', separator: null, head: null, firstRows: [] });
  expect(labels()).toEqual(['ui.table_letters']);
  cleanup();
  show({ ...text, format: 'workbook', encoding: null, separator: null, encodings: [] });
  expect(labels()).toEqual(['ui.table_head']);
});

import { fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test } from 'vitest';
import type { LocalizedDraft } from '../define-form';
import { linesField } from './lines-field';

const texts = createInstance({
  lng: 'en-US',
  keySeparator: false,
  nsSeparator: false,
  resources: { 'en-US': { translation: { 'ui.form.of_line': '{{name}}, line {{number}}' } } },
});
await texts.init();

type Dish = { name: LocalizedDraft; usd: number };
type Course = { choose: number; online: boolean; of: Dish[] };

const CoursesField = linesField<Course>({
  max: 3,
  blank: (courses) => ({ choose: courses.length, online: true, of: [] }),
  add: 'meal.staff.add_course',
  parts: [
    [
      { kind: 'number', name: 'choose', label: 'meal.staff.choose' },
      { kind: 'check', name: 'online', label: 'dining.staff.on_sale' },
    ],
    {
      kind: 'lines',
      name: 'of',
      of: {
        max: 2,
        blank: () => ({ name: { 'en-US': '' }, usd: Number.NaN }),
        add: 'meal.staff.add_dish',
        parts: [[{ kind: 'money', name: 'usd', label: 'meal.staff.dish_price' }]],
      },
    },
  ],
});

let sent: Course[] = [];
let errors: Readonly<Record<string, string>> = {};

function Courses() {
  const [value, setValue] = useState<Course[]>([{ choose: 1, online: true, of: [{ name: {}, usd: 500 }] }]);
  const keep = (next: Course[]) => {
    sent = next;
    setValue(next);
  };
  return <CoursesField value={value} onChange={keep} errors={errors} />;
}

const open = () =>
  render(
    <I18nextProvider i18n={texts}>
      <Courses />
    </I18nextProvider>,
  );
const named = (name: string) => screen.getByLabelText(name);

beforeEach(() => {
  sent = [];
  errors = {};
});

test('when a value of a line is typed, then that line alone changes, and what is no number is NaN', () => {
  open();
  fireEvent.change(named('meal.staff.choose, line 1'), { target: { value: '2' } });
  expect(sent[0]).toMatchObject({ choose: 2, of: [{ usd: 500 }] });
  fireEvent.change(named('meal.staff.choose, line 1'), { target: { value: 'x' } });
  expect(sent[0]?.choose).toBeNaN();
  fireEvent.click(named('dining.staff.on_sale, line 1'));
  expect(sent[0]?.online).toBe(false);
});

test('when a line is added, then it begins as its rule says, and a line within it is named by both numbers', () => {
  open();
  fireEvent.click(screen.getByText('meal.staff.add_course'));
  expect(sent[1]).toEqual({ choose: 1, online: true, of: [] });
  fireEvent.click(screen.getAllByText('meal.staff.add_dish')[1] as HTMLElement);
  fireEvent.change(named('meal.staff.dish_price, line 2, line 1'), { target: { value: '4.50' } });
  expect(sent[1]?.of).toMatchObject([{ usd: 450 }]);
});

test('when a line within a line is wrong, then it is said once, below that one', () => {
  errors = { '0.of.0.usd': 'Too much' };
  open();
  expect(screen.getAllByText('Too much')).toHaveLength(1);
  const [list] = [...document.querySelectorAll('[data-wrong]')];
  expect(list?.parentElement?.textContent).not.toContain('meal.staff.choose');
});

import { startI18n } from '@app/client/i18n';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allEnglish } from '../shell/all-english.ts';
import { ReviewText } from './review-text.tsx';

startI18n({ bundled: allEnglish, reportMissing: () => undefined, restOfEnglish: () => Promise.resolve({}) });

test('words of another language bear it for screen readers, and name it', () => {
  const { container } = render(<ReviewText review={{ text: 'Muy amables', lang: 'es' }} />);
  expect(screen.getByText('Muy amables')).toHaveAttribute('lang', 'es');
  expect(container).toHaveTextContent('Written in Spanish');
});

test.each(['en-US', 'en-GB', null])('words of %s are not marked for a reader of English', (lang) => {
  const { container } = render(<ReviewText review={{ text: 'Kind people', lang }} />);
  expect(container).toHaveTextContent(/^Kind people$/);
});

test('without words there is nothing to name', () => {
  const { container } = render(<ReviewText review={{ text: '', lang: 'es' }} />);
  expect(container).toBeEmptyDOMElement();
});

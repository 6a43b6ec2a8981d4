import { expect, test } from 'vitest';
import { cleanedHtml, dataScript, html } from './html.ts';

test('texts are escaped in elements and attributes, HTML is not', () => {
  const bad = `"><script>alert('x')</script>`;
  expect(`${html`<a title="${bad}">${bad}</a>`}`).toBe(
    '<a title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;</a>',
  );
  expect(`${html`<ul>${['a', 'b<'].map((one) => html`<li>${one}</li>`)}</ul>`}`).toBe(
    '<ul><li>a</li><li>b&lt;</li></ul>',
  );
  expect(`${html`${cleanedHtml('<p>x</p>')}`}`).toBe('<p>x</p>');
});

test('nothing is written for what is not there, and a zero is', () => {
  expect(`${html`${null}${undefined}${false}${0}${''}`}`).toBe('0');
});

test('no text in data ends its script', () => {
  const data = { name: '</script><!-- <script>& \u2028' };
  const made = `${dataScript(data)}`;
  const inside = made.slice(made.indexOf('>') + 1, -'</script>'.length);
  expect(inside).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(inside)).toEqual(data);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StructuredData } from './structured-data';

it('escapes a closing tag in a text', () => {
  const text = '</script><script>window.broken = true</script><!--';
  const page = renderToStaticMarkup(<StructuredData data={[{ '@type': 'Review', reviewBody: text }]} />);
  expect(page.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const json = /<script[^>]*>(.*)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({ '@type': 'Review', reviewBody: text });
});

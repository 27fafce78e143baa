import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Markdown } from './markdown';
import { markdownHeadings } from './markdown-headings';

const hostile = `## Once & again

<script>window.broken = true</script><img src=x onerror=alert(1)>

[script](javascript:alert(1)) [data](data:text/html,x) [twisted](//evil.example) [fine](/templates) [law](https://mn.gov/deed)

![picture](javascript:alert(2))

## Once & again

\`\`\`
## no heading
\`\`\`

| A | B |
| --- | --- |
| 1 | **2** |
`;

// Attack catalog: 79
it('leaves raw HTML as text and removes the URL from unsafe links', () => {
  const { container } = render(<Markdown source={hostile} />);
  expect(container.querySelector('script, [onerror]')).toBeNull();
  const addresses = screen.getAllByText(/script|data|twisted/).map((link) => link.getAttribute('href'));
  expect(addresses.every((address) => !address)).toBe(true);
  expect(screen.getByRole('link', { name: 'fine' }).getAttribute('href')).toBe('/templates');
  expect(screen.getByRole('link', { name: 'law' }).getAttribute('href')).toBe('https://mn.gov/deed');
  expect(container.querySelector('img')?.getAttribute('src') ?? '').toBe('');
  screen.getByRole('cell', { name: '2' });
});

it('gives headings the ids that the table of contents links to', () => {
  const { container } = render(<Markdown source={hostile} />);
  const ids = [...container.querySelectorAll('h2')].map(({ id }) => id);
  expect(markdownHeadings(hostile)).toEqual([
    { id: ids[0], text: 'Once & again' },
    { id: ids[1], text: 'Once & again' },
  ]);
  expect(new Set(ids).size).toBe(2);
});

it('keeps short compounds and days on one line, in links and cells too, and leaves code alone', () => {
  const { container } = render(
    <Markdown
      source={'Since January 1, 2026. [By check-in](/contact), `as-of`\n\n| 30-day |\n| --- |\n| a |'}
    />,
  );
  const kept = [...container.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent);
  expect(kept).toEqual(['January 1', 'check-in', '30-day']);
  screen.getByRole('link', { name: 'By check-in' });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Breadcrumb } from './breadcrumb';
import { FilterChips } from './chip';
import { ErrorState } from './error-state';
import { Pagination } from './pagination';
import { Price } from './price';
import { ProgressBar } from './progress-bar';
import { RatingStars } from './rating-stars';
import { Loading, SkeletonTable } from './skeleton';
import { visiblePages } from './visible-pages';

it('says a rating and its count in words', () => {
  render(<RatingStars value={4.9} count={47} />);
  expect(screen.getByRole('img', { name: 'Rated 4.9 out of 5, 47 reviews' })).toBeTruthy();
});

it('distinguishes the price from the former one', () => {
  const { container } = render(<Price current="$79" original="$129" />);
  expect(container.textContent).toBe('Current price: $79, original price: $129');
});

it('says nothing else when there is no former price', () => {
  const { container } = render(<Price current="$47" />);
  expect(container.textContent).toBe('$47');
});

it('announces the progress', () => {
  render(<ProgressBar label="Exporting 3 of 7" value={3} max={7} />);
  const bar = screen.getByRole('progressbar', { name: 'Exporting 3 of 7' });
  expect(bar.getAttribute('aria-valuenow')).toBe('3');
  expect(bar.getAttribute('aria-valuetext')).toBe('43%');
});

it('announces once what is loading, and not the gray shapes', () => {
  render(
    <Loading label="Loading exports...">
      <SkeletonTable />
    </Loading>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading exports...');
});

it('says what happened and offers a retry', async () => {
  const onRetry = vi.fn();
  render(<ErrorState title="The exports could not be loaded" onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Nothing was lost.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('marks the page itself in the breadcrumb', () => {
  render(
    <MemoryRouter>
      <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Blog' }]} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByText('Blog').getAttribute('aria-current')).toBe('page');
});

describe('filter chips', () => {
  const options = [
    { value: 'all', label: 'All' },
    { value: 'compliance', label: 'Compliance', count: 7 },
  ] as const;

  it('report the chosen filter', async () => {
    const onChange = vi.fn();
    render(<FilterChips label="Category" options={options} value="all" onChange={onChange} />);
    expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Compliance 7', pressed: false }));
    expect(onChange).toHaveBeenCalledWith('compliance');
  });

  it('are links when the filter is in the URL', () => {
    render(
      <MemoryRouter>
        <FilterChips
          label="Category"
          options={options}
          value="all"
          hrefFor={(value) => `?category=${value}`}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Compliance 7' }).getAttribute('href')).toBe(
      '?category=compliance',
    );
  });
});

describe('pages', () => {
  const shown = (current: number, count: number) =>
    visiblePages(current, count)
      .map(({ page }) => page ?? '…')
      .join(' ');

  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 9, '1 2 … 9'],
    [3, 9, '1 2 3 4 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [7, 9, '1 … 6 7 8 9'],
    [9, 9, '1 … 8 9'],
  ])('around page %i of %i are %s', (current, count, expected) => {
    expect(shown(current, count)).toBe(expected);
  });

  it('links each page, marks the current one, and ends at the last', () => {
    render(
      <MemoryRouter>
        <Pagination label="Pages of reviews" page={3} pageCount={3} hrefFor={(page) => `?page=${page}`} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('?page=2');
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  });

  it('are not shown when there is only one', () => {
    render(<Pagination label="Pages" page={1} pageCount={1} hrefFor={String} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

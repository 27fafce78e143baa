import { describe, expect, it } from 'vitest';
import { filterProducts } from './filter-products';
import { filterHref, readFilters } from './template-filters';

const found = (search: string) => filterProducts(readFilters(search));

describe('the filters of the catalog', () => {
  it.each([
    ['', ['mn-paid-leave', 'core-hr', 'payroll-ops', 'micro-templates']],
    ['?state=WI', ['mn-paid-leave', 'core-hr', 'payroll-ops', 'micro-templates']],
    ['?format=excel', ['mn-paid-leave', 'payroll-ops']],
    ['?audience=under-10', ['micro-templates']],
    ['?audience=minnesota&format=excel', ['mn-paid-leave']],
    ['?audience=under-10&format=excel', []],
    ['?audience=&format=floppy', ['mn-paid-leave', 'core-hr', 'payroll-ops', 'micro-templates']],
  ])('%s shows %j', (search, skus) => {
    expect(found(search)).toEqual(skus);
  });

  it('are in the URL, but only those that narrow the list', () => {
    expect(filterHref(readFilters('?format=PDF&audience=all'))).toBe('/templates?format=pdf');
    expect(filterHref(readFilters(''))).toBe('/templates');
  });
});

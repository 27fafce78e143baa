import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SegmentedChoice } from './segmented-choice';

const formats = [
  { value: 'docx', label: 'Word' },
  { value: 'pdf', label: 'PDF' },
] as const;

function Formats({ legend }: { readonly legend: string }) {
  const [value, setValue] = useState<'docx' | 'pdf'>('docx');
  return (
    <SegmentedChoice legend={legend} name={legend} options={formats} value={value} onChange={setValue} />
  );
}

const isChecked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

it('shows what React says, and tells what was chosen', () => {
  render(<Formats legend="Format" />);
  screen.getByRole('group', { name: 'Format' });
  expect([isChecked('Word'), isChecked('PDF')]).toEqual([true, false]);
  expect(screen.getAllByText('Word')).toHaveLength(2);
  fireEvent.click(screen.getByRole('radio', { name: 'PDF' }));
  expect([isChecked('Word'), isChecked('PDF')]).toEqual([false, true]);
  // The chosen segment lies over its label.
  expect([screen.getAllByText('Word').length, screen.getAllByText('PDF').length]).toEqual([1, 2]);
});

it('leaves the choice to the radio buttons and the style sheet in static HTML', () => {
  const options = formats.map((format) => ({ ...format, chosenClass: `of-${format.value}` }));
  render(<SegmentedChoice legend="Format" name="format" options={options} defaultValue="pdf" />);
  expect(isChecked('PDF')).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Word' }));
  expect(isChecked('Word')).toBe(true);
  expect(screen.getAllByText('Word').at(-1)?.className).toMatch(/ of-docx$/);
});

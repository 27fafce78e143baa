import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Button } from './button';
import { ButtonAnchor, ButtonLink } from './button-link';

it('does not submit a form by default', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button>Preview</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is announced as busy while loading, keeps the focus and ignores presses', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Send</Button>);
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  rerender(
    <Button onClick={onClick} isLoading>
      Sending...
    </Button>,
  );
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button).toBe(screen.getByRole('button', { name: 'Sending...', busy: true }));
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

it('stops a submit by Enter while loading', async () => {
  const onSubmit = vi.fn((event: React.SyntheticEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" isLoading>
        Sending...
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Dana{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('links to a page of the shop', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/templates">See the templates</ButtonLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'See the templates' }).getAttribute('href')).toBe('/templates');
});

it('announces that a link opens a new tab, and gives that tab no access to this one', () => {
  render(
    <ButtonAnchor href="https://checkout.example/mn" isNewTab>
      Buy now
    </ButtonAnchor>,
  );
  const link = screen.getByRole('link', { name: 'Buy now (opens in a new tab)' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});

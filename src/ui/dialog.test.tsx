import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ActionDialog } from './action-dialog';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { TextField } from './text-field';

describe('a dialog', () => {
  const open = async () => {
    render(
      <Dialog trigger={<Button>Sign In</Button>} title="Welcome" description="With your email address.">
        <TextField label="Email" />
      </Dialog>,
    );
    const trigger = screen.getByRole('button', { name: 'Sign In' });
    await userEvent.click(trigger);
    return trigger;
  };

  it('is named by its title, described, and takes the focus', async () => {
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Welcome', description: 'With your email address.' });
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it('keeps the focus inside', async () => {
    await open();
    const dialog = screen.getByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it('stays open while a toast over it is pressed', async () => {
    render(
      <div data-sonner-toaster>
        <button style={{ pointerEvents: 'auto' }}>Dismiss</button>
      </div>,
    );
    await open();
    await userEvent.click(screen.getByText('Dismiss'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it.each([
    ['a press outside', () => userEvent.click(screen.getByRole('dialog').parentElement!)],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes with %s and returns the focus', async (_name, close) => {
    const trigger = await open();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });
});

describe('a confirmation', () => {
  function DeleteDraft({ onDelete }: { readonly onDelete: () => void }) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <ConfirmDialog
        trigger={<Button>Delete</Button>}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Delete the draft?"
        consequence="The draft is removed. This cannot be undone."
        confirmLabel="Delete draft"
        onConfirm={() => {
          onDelete();
          setIsOpen(false);
        }}
      />
    );
  }

  it('describes the effect and focuses the safe choice', async () => {
    const onDelete = vi.fn();
    render(<DeleteDraft onDelete={onDelete} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    screen.getByRole('alertdialog', {
      name: 'Delete the draft?',
      description: 'The draft is removed. This cannot be undone.',
    });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onDelete).not.toHaveBeenCalled();
  });

  it('runs the action on a press of the verb', async () => {
    const onDelete = vi.fn();
    render(<DeleteDraft onDelete={onDelete} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete draft' }));
    expect(onDelete).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('stays open when something outside it is pressed', async () => {
    render(<DeleteDraft onDelete={vi.fn()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const overlay = screen.getByRole('alertdialog').parentElement;
    await userEvent.click(overlay!);
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('shows a failure and stays open', () => {
    render(
      <ConfirmDialog
        isOpen
        title="Delete the draft?"
        consequence="The draft is removed."
        confirmLabel="Delete draft"
        error="The draft could not be deleted. Nothing was changed."
        onConfirm={vi.fn()}
      />,
    );
    expect(screen.getByRole('alert').textContent).toContain('Nothing was changed.');
  });
});

describe('an action of the owner', () => {
  const renderAct = (act: () => Promise<void>) =>
    render(
      <ActionDialog
        title="Refund the order?"
        consequence="The buyer loses the files."
        confirmLabel="Refund"
        needsReason
        trigger={<Button>Begin</Button>}
        onConfirm={act}
      />,
    );
  const begin = async (reason: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    await userEvent.type(screen.getByLabelText('Reason'), reason);
    return screen.getByRole('button', { name: 'Refund' });
  };

  it('runs once for ten presses, with its reason', async () => {
    let finish: () => void = vi.fn();
    const act = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    renderAct(act);
    const confirm = await begin(' Bought twice ');
    for (let press = 0; press < 10; press++) confirm.click();
    expect(act).toHaveBeenCalledTimes(1);
    expect(act).toHaveBeenCalledWith({ reason: 'Bought twice', value: '' });
    finish();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('keeps the reason after a failure, shows the error, and runs on the next press', async () => {
    const act = vi.fn(() => Promise.resolve());
    act.mockRejectedValueOnce(new Error('The shop cannot be reached.'));
    renderAct(act);
    const confirm = await begin('Bought twice');
    await userEvent.click(confirm);
    expect((await screen.findByRole('alert')).textContent).toBe('The shop cannot be reached.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Bought twice');
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(act.mock.calls).toHaveLength(2);
  });

  it('requires the reason before it runs', async () => {
    const act = vi.fn(() => Promise.resolve());
    renderAct(act);
    await userEvent.click(await begin('no'));
    expect(screen.getByRole('alert').textContent).toBe('Please give a reason of at least 3 characters.');
    expect(act).not.toHaveBeenCalled();
  });
});

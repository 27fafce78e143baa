import { cleanAddress } from '@contracts/text';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';

interface FindPersonProps {
  readonly email: string;
  readonly onFind: (email: string) => void;
}

export function FindPerson({ email, onFind }: FindPersonProps) {
  const [typed, setTyped] = useState(email);
  return (
    <form
      className="flex max-w-xl flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(cleanAddress(typed));
      }}
    >
      <TextField
        className="min-w-64 grow"
        label="Email address"
        type="email"
        autoComplete="off"
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">Look up</Button>
    </form>
  );
}

import { beforeAll, vi } from 'vitest';

// lite prints every statement that the database refuses; here refusals are what is tested.
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

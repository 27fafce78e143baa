// First: React keeps the timers that it finds when it is loaded.
import './end-late-work';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// What is loaded late comes in its own time: how long a busy machine takes says nothing.
configure({ asyncUtilTimeout: 15_000 });

// Nothing is laid out here, so nothing can be out of sight.
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

// A console error is a defect: a key missing, an act() forgotten, a prop that React does not know.
let errors: unknown[][] = [];

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    errors.push(parts);
  });
});

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  // It keeps what was typed.
  window.history.replaceState(null, '');
  const seen = errors;
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(seen).toEqual([]);
});

/** Part of the shell's chunk, so that React is evaluated with it, in a task of its own before the page's code. */
export { createRoot, hydrateRoot } from 'react-dom/client';

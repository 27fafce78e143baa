/** What the numbers on a page stand for, in their order, and the class of what each stands on (`.has-pins` in ui/paper.css). */
export const pagePins = [
  { title: 'A note at every choice', mark: 'doc-drafting-note' },
  { title: 'Real fields', mark: 'doc-table-frame' },
  { title: 'Sources and a date', mark: 'doc-subtitle' },
] as const;

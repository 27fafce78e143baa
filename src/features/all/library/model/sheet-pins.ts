/** What the numbers on a sheet stand for, in their order, and the class of what each stands on (`.has-pins` in ui/sheet.css). */
export const sheetPins = [
  { title: 'A note at every choice', mark: 'doc-drafting-note' },
  { title: 'Real fields', mark: 'doc-table-frame' },
  { title: 'Sources and a date', mark: 'doc-subtitle' },
] as const;

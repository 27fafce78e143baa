import { inModule, type CodeMutant } from './code-mutant.ts';

/** Weaknesses in what follows the chosen state. */
export const stateMutants: readonly CodeMutant[] = [
  ...inModule('scripts/site/defer-scripts.ts', 'scripts/site/defer-scripts.test.ts', [
    [
      'the head does not know the state',
      "root.dataset['state'] = states.find(",
      "root.dataset['former'] = states.find(",
      'shows the papers of the state that is stored as "WI"',
    ],
  ]),
  ...inModule('src/elements/state-choice.ts', 'src/elements/state-order.test.tsx', [
    ['what another tab chose does not show', 'showState(chosen);', '', 'follows what another tab chooses'],
  ]),
  ...inModule('src/elements/document-gallery.ts', 'src/elements/document-gallery.dom.test.ts', [
    [
      'the picture of the other state stays pressed',
      'if (stage !== shown) press(',
      'if (!stage) press(',
      'presses the picture of the page that shows',
    ],
  ]),
  ...inModule('src/elements/document-preview.ts', 'src/elements/document-preview.dom.test.ts', [
    [
      'the sample of Wisconsin is from its last part',
      '!firstDocuments.has(place)',
      'true',
      'notes the first document of each state',
    ],
  ]),
];

import { inModule, shared, type CodeMutant } from './code-mutant.ts';

const heavy = 'supabase/local/heavy';

/** Weaknesses of what keeps files from stopping the shop. */
export const heavyMutants: readonly CodeMutant[] = [
  ...inModule(`${heavy}/finished-files.ts`, `${heavy}/finished-files.test.ts`, [
    [
      'a file is made for nobody to its end',
      'entry.work.abort();',
      '',
      'given up when the last who waited has gone',
    ],
    [
      'fifty who ask for one file have it made fifty times',
      'inWork.get(key) ??',
      '',
      'are made once for all',
    ],
    ['finished files fill the memory', 'if (sum > room ||', 'if (', 'take no more room than they may'],
  ]),
  ...inModule(`${heavy}/shelf.ts`, `${heavy}/shelf.test.ts`, [
    ['a made file stays in the data folder', 'await unlink(path);', '', 'that nobody else finds'],
  ]),
  ...inModule(`${heavy}/bounded-queue.ts`, `${heavy}/finished-files.test.ts`, [
    [
      'any number of archives may wait',
      'if (this.#isRunning && this.#waiting.size >= this.#mostWaiting) throw busy();',
      '',
      'one archive at a time',
    ],
  ]),
  ...inModule(
    'supabase/functions/deliver-mail/lanes.ts',
    'supabase/functions/deliver-mail/run-queue.test.ts',
    [
      ['a mail that hangs holds up all others', 'if (!hasEnded) this.#widen();', '', 'while one hangs'],
      [
        'a provider is asked for any number of mails at once',
        'Math.min(this.#most, this.#room + 1)',
        'this.#room + 1',
        'at most eight',
      ],
    ],
  ),
  ...inModule(
    'supabase/functions/deliver-mail/run-queue.ts',
    'supabase/functions/deliver-mail/run-queue.test.ts',
    [
      [
        'mails go on to a provider that wants no more',
        'provider.takesMore &&= takesMore;',
        'void takesMore;',
        'wants no more',
      ],
    ],
  ),
  ...inModule('supabase/functions/license-download/handler.ts', 'tests/database/zip-questions.test.ts', [
    [
      'texts are loaded for who is refused',
      'context.makeFile.requireRoom(line);',
      '',
      'nothing about texts for one that finds no place',
    ],
  ]),
  ...inModule(`${heavy}/heavy-names.ts`, `${heavy}/heavy-names.test.ts`, [
    [
      'a heavy function runs on the thread that answers',
      `  'license-redline',\n`,
      '',
      'reach the document engine',
    ],
  ]),
  ...inModule(`${heavy}/serve-calls.ts`, `${heavy}/heavy-thread.test.ts`, [
    [
      'visitors wait behind all that the heavy functions ask',
      'questions.size < mostQuestions) begin();',
      'true) begin();',
      'two questions at a time',
    ],
  ]),
  ...inModule('supabase/local/common/turns.ts', 'supabase/local/common/turns.test.ts', [
    [
      'a crowd of visitors keeps an order waiting',
      ' || passed < mostPassing',
      ' || passed >= 0',
      'but not for ever',
    ],
    ['the network waits until nobody asks any more', 'await letNetworkIn();', '', 'lets the network in'],
  ]),
  ...inModule(`${heavy}/messages.ts`, `${heavy}/heavy-thread.test.ts`, [
    [
      'a whole archive waits in memory for each who fetches it',
      'isLong && body ?',
      'isLong && body && !body ?',
      'as its client takes it',
    ],
  ]),
  ...inModule(`${heavy}/heavy-thread.ts`, `${heavy}/heavy-thread.test.ts`, [
    ['a download hangs whose thread has ended', 'files.fail();', '', 'breaks a file off'],
    [
      'a file that nobody fetches stays open',
      'else if (isFile) void body.cancel();',
      '',
      'when its caller has gone',
    ],
    [
      'who waits for a thread that broke waits for ever',
      'refuseAll();\n    };',
      '};',
      'replaced when it breaks',
    ],
  ]),
  ...inModule(`${shared}/library/render-in-calls.ts`, `${shared}/library/render-in-calls.test.ts`, [
    [
      'the files of a ZIP are made although the buyer has gone',
      'body: JSON.stringify(body),\n    signal,',
      'body: JSON.stringify(body),',
      'once nobody waits for them',
    ],
  ]),
];

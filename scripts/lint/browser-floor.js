// @ts-self-types="./browser-floor.d.ts"
/**
 * The oldest browsers that the shop runs in (decision 056), for the build; the look of the pages asks for Safari 15.4. What these
 * do not have may stand in no code that a browser gets: the lists below are for the linter and for the check of the built files.
 */
export const floorTargets = ['safari15', 'ios15', 'chrome100', 'edge100', 'firefox100'];

/** Lookbehind (Safari 16.4), and groups with flags of their own (Safari 18.4). */
export const newerPattern = /\(\?<[=!]|\(\?[ims]*-?[ims]+:/;

export const newerMethods = [
  'at',
  'findLast',
  'findLastIndex',
  'toSorted',
  'toReversed',
  'toSpliced',
  'isWellFormed',
  'toWellFormed',
  'throwIfAborted',
  'checkVisibility',
  'showPopover',
  'isSubsetOf',
  'isSupersetOf',
  'isDisjointFrom',
  'symmetricDifference',
];

export const newerMembers = {
  crypto: ['randomUUID'],
  // `Object.hasOwn` is replaced by the build (vite.config.ts).
  Object: ['groupBy'],
  Map: ['groupBy'],
  Array: ['fromAsync'],
  Promise: ['try', 'withResolvers'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['any', 'timeout'],
  Intl: ['DurationFormat', 'Segmenter', 'supportedValuesOf'],
  RegExp: ['escape'],
  Response: ['json'],
  Iterator: ['from'],
};

export const newerGlobals = ['structuredClone', 'reportError'];

const nameOf = ({ property, computed }) => (computed ? '' : property.name);

/** Used only where it is there: `Reflect.has(Intl, 'Segmenter') ? … : …`, `typeof x.at === 'function' && x.at(0)`. */
function isAsked(sourceCode, node, name) {
  // Only looked at: `typeof Intl.Segmenter`, `known && Intl.Segmenter`.
  if (/^(?:Unary|Logical)Expression$/.test(node.parent.type)) return true;
  for (let inner = node; inner.parent; inner = inner.parent) {
    const { test, type, left } = inner.parent;
    const question = test ?? (type === 'LogicalExpression' ? left : null);
    if (question && question !== inner && sourceCode.getText(question).includes(name)) return true;
  }
  return false;
}

/** What the oldest browsers do not have stops the whole page there, not only the line that uses it. */
export const browserFloor = {
  meta: {
    type: 'problem',
    docs: { description: 'Code for browsers uses nothing that the oldest of them do not have.' },
    messages: {
      newer:
        '{{ name }} is newer than the oldest browsers of the shop (docs/decisions/056-browser-floor-and-mangled-links.md). See src/lib for what there is instead, or ask Reflect.has first.',
    },
    schema: [],
  },
  create(context) {
    /** Names of newer methods that are those of a class in this file here, or that it asks for before. */
    const own = new Set();
    const calls = [];
    const report = (node, name) => context.report({ node, messageId: 'newer', data: { name } });
    const look = (node, text) => {
      if (newerPattern.test(text)) report(node, 'This regular expression');
    };
    const reportUnlessAsked = (node, name, shown) => {
      if (!isAsked(context.sourceCode, node, name)) report(node, shown);
    };
    return {
      Literal(node) {
        if (node.regex?.flags.includes('v')) report(node, 'The flag v');
        look(node, node.regex?.pattern ?? (typeof node.value === 'string' ? node.value : ''));
      },
      TemplateElement: (node) => look(node, node.value.raw),
      StaticBlock: (node) => report(node, 'A static block'),
      MethodDefinition: ({ key }) => own.add(key.name),
      'UnaryExpression[operator="typeof"] > MemberExpression': (node) => own.add(nameOf(node)),
      'CallExpression > MemberExpression.callee'(node) {
        if (newerMethods.includes(nameOf(node))) calls.push(node);
      },
      'Program:exit'() {
        for (const node of calls) {
          const name = nameOf(node);
          if (!own.has(name)) reportUnlessAsked(node, name, `${name}()`);
        }
      },
      MemberExpression(node) {
        const name = nameOf(node);
        const owner = node.object.name ?? '';
        const isNewer = Object.hasOwn(newerMembers, owner) && newerMembers[owner].includes(name);
        if (isNewer) reportUnlessAsked(node, name, `${owner}.${name}`);
        // Undefined there, which reads as "no parameters".
        if (name === 'size' && /^(?:query|search|params|asked)$|(?:Params|Query)$/.test(owner)) {
          report(node, 'URLSearchParams.size');
        }
      },
      CallExpression({ callee }) {
        if (newerGlobals.includes(callee.name)) reportUnlessAsked(callee, callee.name, callee.name);
      },
    };
  },
};

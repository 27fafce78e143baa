import ts from 'typescript';

/** What TypeScript knows and React does not see. */
const wrappers = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'ChainExpression'];

const isBlank = (text) => text.trim() === '';

const isList = ({ type, callee }) =>
  type === 'CallExpression' &&
  callee.type === 'MemberExpression' &&
  ['map', 'flatMap'].includes(callee.property.name);

/**
 * The contents of an element: `text` that has no element of its own, what `isConditional`, and what `changes`. A fragment
 * leaves no trace in the document: what it holds counts as what its parent holds.
 */
function contents(node, isTyped, isInFragment = false) {
  const all = (nodes, inFragment = isInFragment) =>
    nodes.flatMap((each) => contents(each, isTyped, inFragment));
  const text = { node, isInFragment };
  switch (node.type) {
    case 'JSXExpressionContainer':
      return all([node.expression]);
    case 'JSXFragment':
      return all(node.children, true);
    case 'JSXElement':
      return [{ node }];
    case 'JSXEmptyExpression':
      return [];
    case 'JSXText':
    case 'Literal':
      return isBlank(String(node.value ?? '')) || typeof node.value === 'boolean'
        ? []
        : [{ ...text, isText: true }];
    case 'TemplateLiteral':
      return [{ ...text, isText: true, changes: node.expressions.length > 0 }];
    case 'ConditionalExpression':
      return [{ node, isConditional: true, branches: all([node.consequent, node.alternate]) }];
    case 'LogicalExpression':
      return [
        {
          node,
          isConditional: true,
          branches: all(node.operator === '&&' ? [node.right] : [node.left, node.right]),
        },
      ];
    default:
      if (wrappers.includes(node.type)) {
        return all([node.expression]);
      }
      return isList(node)
        ? [{ node, isConditional: true }]
        : [{ ...text, isText: isTyped(node), changes: true }];
  }
}

/** The texts among these contents, in branches as well. */
const textsOf = (parts) => parts.flatMap((part) => (part.isText ? [part] : textsOf(part.branches ?? [])));

/** Within `translate="no"` the texts stay as they are. */
const isUntranslated = ({ openingElement, parent }) =>
  Boolean(
    openingElement?.attributes.some(({ name, value }) => name?.name === 'translate' && value?.value === 'no'),
  ) ||
  (parent && isUntranslated(parent));

/**
 * The browser's translation replaces each text node by elements of its own. React still holds the node that is gone: it throws
 * where it inserts or removes beside it, and a new text does not show. A text that is alone in its element is safe.
 */
export const bareText = {
  meta: {
    type: 'problem',
    docs: { description: 'Text beside an element that comes and goes has an element of its own.' },
    messages: {
      conditional:
        'Put the text here into an element of its own: once the page is translated, React cannot insert or remove beside bare text.',
      changing:
        'Put this text into an element of its own: once the page is translated, React cannot change bare text beside others.',
    },
    schema: [
      {
        type: 'object',
        properties: {
          /** Also reports a text from a variable beside anything else: a component does not know what changes. */
          variables: { type: 'boolean' },
        },
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const { parserServices } = context.sourceCode;
    const { variables = false } = context.options[0] ?? {};
    const isTyped = (node) => {
      const type = parserServices.getTypeAtLocation(node);
      return (type.isUnion() ? type.types : [type]).some(
        ({ flags }) => (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0,
      );
    };
    const check = (element) => {
      const { children, parent } = element;
      // A fragment within an element was read with it.
      const isRead = element.type === 'JSXFragment' && /^JSX(?:Element|Fragment)$/.test(parent.type);
      if (isRead || isUntranslated(element)) {
        return;
      }
      const parts = children.flatMap((child) => contents(child, isTyped));
      const isAlone = parts.length < 2;
      const texts = textsOf(parts);
      const conditional = parts.find(({ isConditional }) => isConditional);
      if (conditional && texts.some(({ isInFragment }) => !isAlone || isInFragment)) {
        context.report({ node: conditional.node, messageId: 'conditional' });
        return;
      }
      const changing = texts.find(({ changes }) => changes);
      if (variables && changing && !isAlone) {
        context.report({ node: changing.node, messageId: 'changing' });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

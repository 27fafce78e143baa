const isZero = (node) => node?.type === 'Literal' && Number(node.value) === 0;

const nameOf = ({ key, computed }) => (computed ? '' : String(key.name ?? key.value));

/**
 * A number that is free now may be taken by the time somebody listens on it: by another test, or by any outgoing connection of
 * this machine. So all that listens asks for port 0 and is asked for its address afterwards.
 */
export const chosenPort = {
  meta: {
    type: 'problem',
    docs: { description: 'Nobody chooses a port: listen on 0 and read the address.' },
    messages: {
      chosen:
        'Listen on port 0 and read the address from what listens: a number that is free now may be taken then.',
    },
    schema: [],
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'chosen' });
    return {
      CallExpression({ callee, arguments: [port] }) {
        const method = callee.type === 'MemberExpression' ? callee.property.name : '';
        if (method === 'listen' && port?.type !== 'ObjectExpression' && !isZero(port)) report(callee);
        // `server.close(() => resolve(port))`: taken, let go of, and handed out.
        if (method === 'close' && port && /\bport\b/.test(context.sourceCode.getText(port))) report(callee);
      },
      Property(property) {
        const { value, parent } = property;
        const name = nameOf(property);
        const isPattern = parent.type === 'ObjectPattern';
        const takesNumber = /^(?:SHOP|API|INBOX|DEV)_PORT$/.test(name);
        if (takesNumber && !isPattern && !isZero(value)) report(property);
        if (name === 'DENO_SERVE_ADDRESS' && !String(value.value).endsWith(':0')) report(property);
        const call = parent.parent?.type === 'CallExpression' ? parent.parent.callee.property?.name : '';
        if (name === 'port' && (call === 'listen' || call === 'serve') && !isZero(value)) report(property);
      },
    };
  },
};

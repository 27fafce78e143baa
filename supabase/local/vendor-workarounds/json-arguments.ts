/** lite 0.10 hands an RPC's JSON arguments over as text, which the driver would encode a second time. */
export const jsonText = {
  to: 3802,
  from: [114, 3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string) => JSON.parse(text) as unknown,
};

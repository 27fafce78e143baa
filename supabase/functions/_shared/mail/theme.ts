/**
 * The brand's colors, as literal values because mail programs know no CSS variables. Pairs of text and ground meet 4.5:1
 * in both schemes.
 */
export const light = {
  page: '#f6f1e7',
  card: '#fffdf9',
  line: '#e4dbc9',
  heading: '#173d2e',
  text: '#26312b',
  quiet: '#5d665f',
  link: '#1b5e43',
  action: '#1f4d3a',
  onAction: '#ffffff',
  inset: '#f8f4eb',
} as const;

export const dark: Readonly<Record<keyof typeof light, string>> = {
  page: '#111714',
  card: '#1a221e',
  line: '#35413a',
  heading: '#d6eadd',
  text: '#e6e3d9',
  quiet: '#aab3ab',
  link: '#8fd0b0',
  action: '#8fd0b0',
  onAction: '#0f2219',
  inset: '#222c27',
};

export const sans = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const serif = "Georgia,'Times New Roman',Times,serif";
export const mono = "'SFMono-Regular',Consolas,'Liberation Mono',Menlo,monospace";

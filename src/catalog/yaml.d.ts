/** Vite turns a YAML file into a module; the content check validates it. */
declare module '*.yaml' {
  const content: unknown;
  export default content;
}

/** Adds a script from another host to the page. Resolves to whether it ran. */
export function loadScript(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    script.onload = () => resolve(true);
    // Blocked by the visitor's browser, or missing: the page works without it.
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
}

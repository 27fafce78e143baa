/** Adds a script of another host to the page; resolves to whether it ran. */
export function loadScript(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    script.onload = () => resolve(true);
    // Blocked by the visitor's browser, or not there: the page does without.
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
}

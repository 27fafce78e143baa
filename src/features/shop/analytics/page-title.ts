const patienceMs = 1000;

/** The title of the page. After navigation it is set when that page's code has loaded. */
export function pageTitle(isFirst: boolean): Promise<string> {
  if (isFirst) {
    return Promise.resolve(document.title);
  }
  return new Promise((resolve) => {
    const before = document.title;
    const observer = new MutationObserver(() => {
      if (document.title !== before) {
        done();
      }
    });
    const timer = setTimeout(() => done(), patienceMs);
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(document.title);
    };
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  });
}

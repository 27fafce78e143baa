/**
 * What Chrome's translation does to a page: it puts elements with the translated words in the place of every text. Without
 * `words` they stay the same, so that a test finds them. Also runs in the browser, so it uses nothing outside itself.
 */
export function translate(place: Node, words = (text: string) => text): void {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      texts.push(node as Text);
    }
  }
  const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  for (const text of texts) {
    const kept = 'font, [translate=no], script, style, noscript, textarea, svg';
    if (text.data.trim() !== '' && text.parentElement && !text.parentElement.closest(kept)) {
      const outer = font();
      const inner = font();
      inner.append(words(text.data));
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
}

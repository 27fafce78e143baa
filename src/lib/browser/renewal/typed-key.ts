/** Under this key the browser keeps what was typed, over the reload that brings a newer version of the site. */
export const typedKey = 'renewal_typed';

/** Cheap enough for every page: whether an address may have been mangled on its way. */
export const looksMangled = ({ pathname, search }: Location): boolean =>
  /[%A-Z]|\/\/|[^\w/-]$/.test(pathname) || /[^\w=/-]$|%\w\w$|&amp;/.test(search);

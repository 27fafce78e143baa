/** Mailpit's summary of the two headers. */
export interface ListUnsubscribe {
  readonly Header: string;
  readonly Links: readonly string[];
  readonly Errors: string;
  readonly HeaderPost: string;
}

/** Reads List-Unsubscribe (RFC 2369): addresses in angle brackets, at most one mailto and one http(s). */
export function readListUnsubscribe(headers: Readonly<Record<string, readonly string[]>>): ListUnsubscribe {
  const header = headers['List-Unsubscribe']?.[0]?.trim() ?? '';
  const headerPost = headers['List-Unsubscribe-Post']?.[0] ?? '';
  if (header === '') {
    return { Header: '', Links: [], Errors: '', HeaderPost: headerPost };
  }
  const errors: string[] = [];
  if (!/^<[^<>]*>(\s*,\s*<[^<>]*>)*$/.test(header)) {
    errors.push(`"${header}" should be addresses in <>, separated by commas`);
  }
  const links = [...header.matchAll(/<([^<>]*)>/g)].map((match) => match[1] ?? '');
  const kinds = links.map((link) =>
    /^mailto:\w/i.test(link) ? 'mailto' : /^https?:\/\/\w/i.test(link) ? 'http' : 'other',
  );
  for (const [index, kind] of kinds.entries()) {
    const link = links[index] ?? '';
    if (kind === 'other') errors.push(`"${link}" should start with either http(s):// or mailto:`);
    else if (kinds.indexOf(kind) !== index) errors.push(`"${link}" should be the only ${kind} link`);
    if (/\s/.test(link)) errors.push(`"${link}" should not contain spaces`);
  }
  return {
    Header: header,
    Links: links.filter((link, index) => kinds[index] !== 'other' && !/\s/.test(link)),
    Errors: errors.join(', '),
    HeaderPost: headerPost,
  };
}

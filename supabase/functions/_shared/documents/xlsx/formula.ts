/**
 * Functions a sheet may use: arithmetic, dates, counting, looking up and text. Everything that reaches outside the
 * workbook (HYPERLINK, WEBSERVICE, CALL, DDE) or makes it slow or opaque (INDIRECT, OFFSET) is left out.
 */
const knownFunctions = new Set(
  (
    'ABS AND AVERAGE AVERAGEIF AVERAGEIFS CEILING CHOOSE CONCATENATE COUNT COUNTA COUNTBLANK COUNTIF COUNTIFS DATE ' +
    'DATEDIF DAY DAYS EDATE EOMONTH EXACT FIND FLOOR HOUR IF IFERROR IFNA INDEX INT ISBLANK ISNUMBER ISTEXT LEFT LEN ' +
    'LOWER MATCH MAX MAXIFS MID MIN MINIFS MINUTE MOD MONTH NETWORKDAYS NOT OR PROPER RIGHT ROUND ROUNDDOWN ROUNDUP ' +
    'ROW SUBSTITUTE SUBTOTAL SUM SUMIF SUMIFS SUMPRODUCT TEXT TIME TODAY TRIM UPPER VALUE VLOOKUP WEEKDAY WORKDAY ' +
    'XOR YEAR'
  ).split(' '),
);

/** Functions that Excel stores under a prefix because its first file format did not know them. */
const prefixed = new Set(['MAXIFS', 'MINIFS', 'XOR', 'IFNA', 'DAYS']);

/** What is wrong with a formula (written without `=`), or null. `keys` are the columns it may name in brackets. */
export function formulaProblem(formula: string, keys: readonly string[]): string | null {
  if (formula.length > 1000) return 'the formula is too long';
  if (formula.startsWith('=')) return 'write the formula without =';
  const bare = withoutStrings(formula);
  if (bare.includes('"')) return 'the formula has an unclosed text';
  for (const [, key = ''] of bare.matchAll(/\[([^\]]*)\]/g)) {
    if (!keys.includes(key)) return `the formula names an unknown column "[${key}]"`;
  }
  const names = bare.replace(/\[[^\]]*\]/g, '0');
  for (const [, name = ''] of names.matchAll(/([A-Za-z_][A-Za-z0-9_.]*)\s*\(/g)) {
    if (!knownFunctions.has(name.toUpperCase()))
      return `the formula uses the function ${name}, which a sheet may not use`;
  }
  if (/[!|#@{}\\;`~?]/.test(names))
    return 'the formula reaches outside its row or uses a sign that Excel would not take';
  if (depthProblem(names)) return 'the parentheses of the formula do not match';
  return null;
}

/**
 * The formula as a file stores it: `[key]` becomes what `cell` answers for the key, function names capital and
 * prefixed where the file format wants it.
 */
export function writeFormula(formula: string, cell: (key: string) => string): string {
  return formula
    .split(/("(?:[^"]|"")*")/)
    .map((part) => {
      if (part.startsWith('"')) return part;
      return part
        .replace(/\[([^\]]*)\]/g, (_match, key: string) => cell(key))
        .replace(/([A-Za-z_][A-Za-z0-9_.]*)(\s*\()/g, (_match, name: string, open: string) => {
          const upper = name.toUpperCase();
          return `${prefixed.has(upper) ? '_xlfn.' : ''}${upper}${open}`;
        });
    })
    .join('');
}

function withoutStrings(formula: string): string {
  return formula.replace(/"(?:[^"]|"")*"/g, '0');
}

function depthProblem(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return true;
  }
  return depth !== 0;
}

/** Found inside names as well, so that a variable does not bring the spelling back. */
const ours = 'behav|col|endeav|fav|flav|harb|hon|hum|lab|neighb|rum|sav|vap|vig';
const doubled =
  'cancel|channel|counsel|dial|fuel|initial|label|level|marshal|model|signal|total|travel|tunnel';
const withIse =
  'apolog|author|capital|categor|character|custom|emphas|final|formal|general|initial|local|maxim|minim|modern|normal|' +
  'optim|organ|personal|prior|real|recogn|serial|special|standard|summar|synchron|util|visual';
const others =
  'acknowledgement|aluminium|analys(?:e[dr]?|ing)\\b|artefact|catalogue|centre|cheque|(?<!co)defence|enrolment|fulfilment|' +
  'instalment|judgement|licence|manoeuvre|misspelt|offence|practis(?:e|ing)|pretence|programme(?!r|d)|sceptic|' +
  'skilful|whilst|wilful|\\b(?:amongst|burnt|e-mails?|enrols?|fulfils?|grey|kerb|learnt|plough|spelt|tyres?)\\b';

const british = new RegExp(
  `(?:${ours})our|(?:${doubled})l(?:ed|er|ing)|(?:${withIse})is(?:e[drs]?\\b|ing|ation)|${others}`,
  'gi',
);

/** Published addresses, a key of the fact base, a status of the mail table, an attribute: what is fixed keeps its name. */
const fixed =
  /https?:\/\/\S+|(?:collect|policy)-acknowledgements|mn-pl-notice-acknowledgement|'cancelled'|aria-labelledby|\bcancelled(?=[:(])|failed or cancelled|\bsubscription_cancelled\b/g;

/** The British spellings in a line of text. */
export const britishWords = (line: string): string[] => line.replace(fixed, '').match(british) ?? [];

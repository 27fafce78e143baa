const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** A page whose form was sent without JavaScript: the choices that its address names are checked. */
export function checkAnswers(html: string, answers: URLSearchParams): string {
  return html.replace(/<input\b[^>]*>/g, (input) => {
    const isChoice = /\btype="(?:checkbox|radio)"/.test(input);
    const isAnswer = answers.getAll(attribute(input, 'name') ?? '').includes(attribute(input, 'value') ?? '');
    return isChoice && isAnswer ? input.replace(/\s*\/?>$/, ' checked="">') : input;
  });
}

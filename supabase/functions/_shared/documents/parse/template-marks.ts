import type { Literal, Node } from 'mdast';
import type { CompileContext, Extension as TreeExtension, Token } from 'mdast-util-from-markdown';
import type { Construct, Extension, State, Tokenizer } from 'micromark-util-types';
import {
  blankCharacter,
  conditionEnd,
  conditionStart,
  wholeConditionStart,
} from './private-use-characters.ts';

/** `{{company_name}}`; `key` is what is between the braces. */
interface PlaceholderNode extends Literal {
  type: 'placeholder';
  key: string;
}
/** `{mn-minimum-wage}` or `{mn-minimum-wage number}`. */
interface FactNode extends Literal {
  type: 'fact';
  key: string;
  form: 'text' | 'number';
}
/** A line to write on. */
interface BlankNode extends Node {
  type: 'blank';
  length: number;
}
/** Where a condition begins, changes over or ends: `number` finds it in `ConditionMarks`. */
interface ConditionNode extends Node {
  type: 'condition';
  number: number;
  /** It is that of the list's item or of the table's row that it opens. */
  ofWhole: boolean;
}

declare module 'mdast' {
  interface PhrasingContentMap {
    placeholder: PlaceholderNode;
    fact: FactNode;
    blank: BlankNode;
    condition: ConditionNode;
  }
  interface RootContentMap {
    placeholder: PlaceholderNode;
    fact: FactNode;
    blank: BlankNode;
    condition: ConditionNode;
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    templateBraces: 'templateBraces';
    templateBlank: 'templateBlank';
    templateCondition: 'templateCondition';
  }
}

const openBrace = '{'.charCodeAt(0);
const closeBrace = '}'.charCodeAt(0);
const factPattern = /^\{([a-z]{2}-[a-z0-9-]+)( number)?$/;

/** `{{…}}`, and `{…}` where a fact's key is inside; other braces stay text, which the reader reports. */
const tokenizeBraces: Tokenizer = function (effects, ok, nok) {
  let written = '';
  const take = (code: number, next: State): State => {
    written += String.fromCharCode(code);
    effects.consume(code);
    return next;
  };
  const inside: State = (code) => {
    // A negative code is the end of a line or a tab.
    if (code === null || code < 0) return nok(code);
    if (code === openBrace) return written === '{' ? take(code, inside) : nok(code);
    if (code !== closeBrace) return take(code, inside);
    if (written.startsWith('{{')) return take(code, secondClose);
    return factPattern.test(written) ? take(code, afterFact) : nok(code);
  };
  const secondClose: State = (code) => (code === closeBrace ? take(code, close) : nok(code));
  const afterFact: State = (code) => (code === closeBrace ? nok(code) : close(code));
  const close: State = (code) => {
    effects.exit('templateBraces');
    return ok(code);
  };
  return () => {
    effects.enter('templateBraces');
    return take(openBrace, inside);
  };
};

/** The run of characters that a run of underscores became. */
const tokenizeBlank: Tokenizer = function (effects, ok) {
  const more: State = (code) => {
    if (code === blankCharacter.charCodeAt(0)) {
      effects.consume(code);
      return more;
    }
    effects.exit('templateBlank');
    return ok(code);
  };
  return (code) => {
    effects.enter('templateBlank');
    return more(code);
  };
};

const tokenizeCondition: Tokenizer = function (effects, ok, nok) {
  const more: State = (code) => {
    if (code === null || code < 0) return nok(code);
    effects.consume(code);
    return code === conditionEnd.charCodeAt(0) ? close : more;
  };
  const close: State = (code) => {
    effects.exit('templateCondition');
    return ok(code);
  };
  return (code) => {
    effects.enter('templateCondition');
    return more(code);
  };
};

const braces: Construct = {
  name: 'templateBraces',
  tokenize: tokenizeBraces,
  previous: (code) => code !== openBrace,
};
const condition: Construct = { name: 'templateCondition', tokenize: tokenizeCondition };

/** Our syntax inside running text, for micromark. Code, addresses and HTML stay as they are. */
export const templateMarks: Extension = {
  text: {
    [openBrace]: braces,
    [blankCharacter.charCodeAt(0)]: { name: 'templateBlank', tokenize: tokenizeBlank },
    [conditionStart.charCodeAt(0)]: condition,
    [wholeConditionStart.charCodeAt(0)]: condition,
  },
};

/** The same as nodes of the tree. */
export const templateMarksFromMarkdown: TreeExtension = {
  enter: {
    templateBraces(token) {
      const written = this.sliceSerialize(token);
      const [, key = '', number] = factPattern.exec(written.slice(0, -1)) ?? [];
      if (key === '')
        this.enter({ type: 'placeholder', key: written.slice(2, -2).trim(), value: written }, token);
      else this.enter({ type: 'fact', key, form: number ? 'number' : 'text', value: written }, token);
    },
    templateBlank(token) {
      this.enter({ type: 'blank', length: this.sliceSerialize(token).length }, token);
    },
    templateCondition(token) {
      const written = this.sliceSerialize(token);
      const number = Number(written.slice(1, -1));
      this.enter({ type: 'condition', number, ofWhole: written.startsWith(wholeConditionStart) }, token);
    },
  },
  exit: { templateBraces: leave, templateBlank: leave, templateCondition: leave },
};

function leave(this: CompileContext, token: Token): void {
  this.exit(token);
}

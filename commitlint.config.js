/** `scope: imperative`, at most 72 characters, and a body that says why. */
export default {
  rules: {
    'header-max-length': [2, 'always', 72],
    'header-trim': [2, 'always'],
    'type-empty': [2, 'never'],
    'subject-empty': [2, 'never'],
    'subject-full-stop': [2, 'never', '.'],
    'body-empty': [2, 'never'],
    'body-leading-blank': [2, 'always'],
  },
};

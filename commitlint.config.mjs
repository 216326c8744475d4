/** First words that look like another form of a verb, or like none, and are imperative. */
const IMPERATIVE =
  /^(?:Address|Access|Bring|Bypass|Compress|Cross|Discuss|Dismiss|Embed|Express|Feed|Focus|Guess|Need|Pass|Ping|Press|Process|Reprocess|Seed|Speed|Suppress|Spring|String|Toss)$/;
const NOT_IMPERATIVE =
  /^(?:\w+(?:ed|ing|s)|An?|The|This|That|These|Those|It|We|I|No|Nobody|Everybody|Some|When|Where|What|Who|After|Before|In|On|At|With|Without)$/;

export default {
  rules: {
    'header-max-length': [2, 'always', 72],
    'header-case': [2, 'always', 'sentence-case'],
    'header-full-stop': [2, 'never', '.'],
    'header-trim': [2, 'always'],
    'body-leading-blank': [2, 'always'],
    'imperative-subject': [2, 'always'],
  },
  plugins: [
    {
      rules: {
        /** @param {{ header: string | null }} commit */
        'imperative-subject': ({ header }) => {
          const [first = ''] = (header ?? '').split(' ');
          return [
            IMPERATIVE.test(first) || !NOT_IMPERATIVE.test(first),
            `the subject begins with "${first}"; begin with a verb in the imperative, such as "Add"`,
          ];
        },
      },
    },
  ],
};

/** Around the counting of enquiries by a tag manager: shown only where the site is configured with one. */
export const counting = {
  question: {
    title: 'May we count this visit?',
    text: 'We would like to know that somebody who saw our work wrote to us. If you agree, this page loads Google Tag Manager, which tells Google of your visit and may set cookies. Your name and your message stay with us.',
    more: 'What is counted',
    no: 'Do not count',
    yes: 'Count my visit',
    later: 'We keep your answer on this device for six months. You can change it at the foot of any page.',
  },
  footer: {
    label: 'Counting visits',
    state: { yes: 'on', no: 'off', unset: 'not asked' },
    no: 'Do not count',
    yes: 'Count my visits',
    done: { yes: 'Thank you. Your visits are counted.', no: 'Your visits are not counted.' },
  },
  done: {
    yes: 'Thank you. Your visit is counted.',
    no: 'Your visit is not counted.',
  },
  policy: {
    title: 'Counting visits',
    text: [
      'After you have sent an enquiry, the thank-you page asks whether we may count your visit. Only when you agree does that page load Google Tag Manager, which tells Google of your visit and may set cookies. No other page loads it, and without your answer, or without JavaScript, nothing is loaded at all. Your name and what you wrote are not passed on.',
      'Your answer is kept on your device for six months, in a cookie of this site that holds nothing else. You can change it here and at the foot of any page. Cookies that were set before you changed it can be removed in the settings of your browser.',
    ],
    yes: 'Count my visits',
    state: {
      yes: 'You agreed to be counted.',
      no: 'You are not counted.',
      unset: 'You have not answered, and are not counted.',
    },
  },
};

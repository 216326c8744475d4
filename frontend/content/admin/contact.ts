/** Around the first contact with somebody who wrote. */
export const contactWords = {
  firstNoted: (name: string, time: string) => `First contact with ${name} noted, ${time}.`,
  noted: (name: string, time: string) => `Contact with ${name} noted, ${time}.`,
  noRoom: 'This device has no room left, so that this was not noted. Please write a note in the enquiry.',
  refused: 'A contact could not be noted. Please write a note in the enquiry.',
  did: {
    call: (time: string) => `You called at ${time}.`,
    whatsapp: (time: string) => `You wrote on WhatsApp at ${time}.`,
    mail: (time: string) => `You wrote a mail at ${time}.`,
  },
  question: 'How did it go?',
  waits: 'Kept on this device; it is sent as soon as there is a line.',
  reached: 'We spoke',
  notReached: 'No answer',
  callAgain: 'Call again at …',
  againLabel: 'Call again at, by the clock of the studio',
  againSave: 'Keep',
  againWrong: 'Please give a day and a time that are still to come.',
  didNotCall: 'I did not call',
  didNotWrite: 'I did not write',
};

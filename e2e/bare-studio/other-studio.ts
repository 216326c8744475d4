// cspell:disable: its words are German.
/** What another studio decides differently, by the file in studio/ that holds it. */
export const otherStudio = {
  'colours.json': {
    background: '#fefefe',
    text: '#101010',
    accent: '#003366',
    onAccent: '#ffffff',
    theme: '#abcdef',
  },
  'consent.json': {
    current: { version: 'eins', text: 'Rufen Sie mich an.', channels: ['Anruf'] },
    asksOffersApart: true,
    apart: {
      version: 'zwei',
      text: 'Rufen Sie mich wegen dieser Anfrage an.',
      offers: 'Schicken Sie mir Angebote.',
      channels: ['Anruf'],
    },
    former: [],
  },
  'limits.json': {
    enquiryDaysOnDevice: 5,
    enquirySnoozeDays: 20,
    sessionMinutes: 10,
    passwordLinkMinutes: 15,
    rememberedDeviceDays: 14,
    maxPictureMegabytes: 1,
    maxTextMegabytes: 1,
    maxImportMegabytes: 2,
    maxSlugLength: 20,
  },
  'locale.json': {
    language: 'de-AT',
    timeZone: 'Europe/Vienna',
    timeZoneName: 'Wiener Zeit',
    phoneCountry: 'AT',
  },
  'mails.json': {
    acknowledgement: {
      subject: 'Danke für Ihre Anfrage',
      paragraphs: ['Guten Tag,', 'wir rufen innerhalb von drei Arbeitsstunden an.', 'Das Studio'],
      unkeptFiles: 'Bitte senden Sie die Dateien noch einmal.',
      agreed: ['Ihre Worte vom {given}:', '{words}', 'Wege: {channels}'],
      offers: { given: 'Angekreuzt: {offers}', notGiven: 'Nicht angekreuzt: {offers}' },
      receipt: 'Ihre Einwilligung, und wie Sie sie zurücknehmen:',
    },
  },
  'page-sizes.json': {
    posts: 3,
    adminPosts: 2,
    enquiries: 7,
    audit: 8,
    projects: 5,
    versions: 4,
    addresses: 6,
    importItems: 9,
    pictures: 10,
  },
  'working-hours.json': {
    days: {
      Monday: null,
      Tuesday: { begins: '08:00', ends: '12:30' },
      Wednesday: { begins: '08:00', ends: '12:30' },
      Thursday: null,
      Friday: null,
      Saturday: null,
      Sunday: null,
    },
    holidays: [{ date: '2026-10-26', name: 'Nationalfeiertag' }],
    callWithinHours: 3,
    text: 'Dienstag und Mittwoch, 8 bis 12.30 Uhr',
  },
};

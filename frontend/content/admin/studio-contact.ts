const name = 'Name';

/** How the studio is reached, and on which days it is closed. */
export const studioContact = {
  phones: { title: 'Phones', add: 'Add a number', number: 'Number', hint: 'Such as: +91 120 000 0000.' },
  email: { title: 'Mail and WhatsApp', label: 'Email address' },
  whatsapp: { label: 'WhatsApp number', hint: 'With the country, such as: +91 120 000 0000.' },
  address: {
    title: 'Addresses',
    name: 'On the contact page and in the footer',
    add: 'Add an address',
    whose: 'Whose address it is',
    whoseHint: 'Above it on the contact page, such as: The showroom.',
    lines: 'Address',
    linesHint: 'Each line as it is shown.',
    map: 'Address of the map',
    coordinates: 'Latitude and longitude',
    coordinatesHint: 'Such as: 28.6270, 77.3770. Without them the contact page has no map of its own.',
    mapLine: 'One sentence beside the map',
  },
  postal: {
    name: 'What search engines are told',
    street: 'Street',
    locality: 'Town',
    region: 'State',
    code: 'PIN code',
    country: 'Country, in two letters',
  },
  social: { add: 'Add a link', label: name, href: 'Address', hint: 'It begins with https://' },
  holidays: { title: 'Holidays', add: 'Add a holiday', date: 'Day', name },
};

/** Around messages on the devices of staff. */
export const alerts = {
  title: 'Alerts',
  help: 'A message on your devices when an enquiry has arrived, and when a promised call is late. It names nobody, and comes during the studio’s hours only.',
  failed: 'We could not load on which devices alerts are on. Please try again.',
  unsupported:
    'This browser cannot show alerts. On an iPhone or iPad, first add the admin to the home screen and open it from there.',
  blocked:
    'This browser blocks messages from this site. Allow notifications for it in the browser’s settings, then load this page again.',
  name: 'Name of this device',
  nameHelp: 'So that you recognise it in the list.',
  switchOn: 'Switch alerts on',
  switchedOn: 'Alerts are on for this device.',
  notSwitchedOn: 'Alerts could not be switched on. Please try again.',
  isOn: (name: string) => `Alerts are on for this device, “${name}”.`,
  test: 'Send a test message',
  notTested: 'The test message could not be sent. Please try again.',
  switchOff: 'Switch alerts off',
  switchedOff: 'Alerts are off for this device.',
  notSwitchedOff: 'Alerts could not be switched off. Please try again.',
  others: 'Your other devices',
  since: (day: string) => `since ${day}`,
  remove: (name: string) => `Switch off ${name}`,
};

const roles = { leads: 'Leads', editor: 'Editor', owner: 'Owner' };

/** In place of a screen that is not for everybody. */
export const notYours = {
  title: 'Your role does not include this',
  help: (role: string, least: string) =>
    `Your role is ${role}, and this screen needs the role ${least}. An owner can give it to you.`,
  back: 'Back to Today',
};

/** Who may sign in, and what they may do. */
export const people = {
  title: 'People',
  help: 'Who may sign in here, and what they may do.',
  failed: 'The people could not be loaded.',
  notDone: 'This could not be done. Please try again.',
  roles,
  may: [
    { role: roles.leads, text: 'Today and enquiries. Sees blogs and projects, changes none.' },
    { role: roles.editor, text: 'All that, and blogs, projects, pictures, studio and old addresses.' },
    { role: roles.owner, text: 'Everything, also people, erasing and downloads. Two at least.' },
  ],
  invite: {
    title: 'Invite somebody',
    email: 'Email address',
    example: 'name@example.com',
    hint: 'They get a link that works for three days and choose their own password.',
    role: 'Role',
    submit: 'Invite',
    sending: 'Inviting...',
    sent: (email: string) => `The invitation to ${email} is on its way.`,
    failed: 'The invitation could not be made. Please try again.',
  },
  invited: {
    title: 'Invited, not here yet',
    you: 'you',
    line: (role: string, by: string, day: string, until: string) =>
      `${role}. Invited by ${by} on ${day}. The link works until ${until}.`,
    over: (role: string, by: string, day: string) => `${role}. Invited by ${by} on ${day}. The link is over.`,
    sendAgain: 'Send again',
    sendAgainTo: (email: string) => `Send again to ${email}`,
    takeBack: 'Take back',
    takeBackFrom: (email: string) => `Take back the invitation to ${email}`,
    takenBack: 'The invitation is taken back.',
    notSent: (email: string) => `The invitation to ${email} could not be sent.`,
    giveLink:
      'Is the address right? A mail server that is away is tried again for a while; or give them this link, which works once:',
    makeLink:
      'Is the address right? A mail server that is away is tried again for a while; or send it again to see a link that you can give by hand.',
  },
  table: {
    title: 'People',
    count: (active: number, blocked: number) =>
      blocked === 0 ? `${active}` : `${active}, and ${blocked} blocked`,
    columns: ['Who', 'Role', 'Second factor', 'Last here', 'Action'],
    roleOf: (name: string) => `Role of ${name}`,
    blockedMark: 'Blocked',
    you: 'This is you.',
    block: 'Block',
    blockOf: (name: string) => `Block ${name}`,
    letIn: 'Let in again',
    letInOf: (name: string) => `Let in again: ${name}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
  },
  factor: {
    off: 'Off',
    provider: 'Off, single sign-on',
    app: 'app',
    passkey: 'passkey',
    on: (what: string[]) => `On, ${what.join(' and ')}`,
    reset: 'Reset',
    resetOf: (name: string) => `Reset the second factor of ${name}`,
    resetTitle: (name: string) => `Reset the second factor of ${name}?`,
    resetHelp:
      'Their app, passkeys and recovery codes stop working, and they are signed out everywhere. They then sign in with the password alone and can set it up anew; single sign-on is linked anew at their next sign-in. Make sure that it is really they who ask.',
    resetYes: 'Reset it',
    resetNo: 'Keep it',
    wasReset: (name: string) => `The second factor of ${name} is reset.`,
  },
  blocked: (name: string) => `${name} is blocked and signed out everywhere.`,
  letIn: (name: string) => `${name} may sign in again.`,
  takenBack: (count: number) =>
    count === 1
      ? 'The invitation that they made was taken back.'
      : `The ${count} invitations that they made were taken back.`,
  draftsWait: (count: number) =>
    count === 1
      ? 'Their text that was never saved stays: it opens with their former role, and removing them hands it over.'
      : `Their ${count} texts that were never saved stay: they open with their former role, and removing them hands these over.`,
  roleChanged: (name: string, role: string) => `${name} has the role ${role} now.`,
  removal: {
    title: (name: string) => `Remove ${name}?`,
    help: 'They are signed out everywhere and cannot come back without a new invitation. What they saved stays, under their name.',
    enquiries: (count: number) =>
      count === 1 ? 'Who takes their open enquiry?' : `Who takes their ${count} open enquiries?`,
    nobody: 'Nobody yet',
    drafts: (count: number) =>
      count === 1
        ? 'Who takes their text that was never saved?'
        : `Who takes their ${count} texts that were never saved?`,
    draftsHelp: 'Each is offered where it was begun: in the editor of its blog or project, or of a new one.',
    noWriter: (count: number) => `Nobody: delete ${count === 1 ? 'it' : 'them'}`,
    yes: 'Remove',
    no: 'Keep them',
    done: (name: string) => `${name} is removed.`,
  },
  policy: {
    label:
      'Everybody must have a second factor. Whoever has none is asked to set one up and given seven days.',
    on: 'Everybody must have a second factor now.',
    off: 'A second factor is everybody’s own choice now.',
    failed: 'The rule could not be changed. Please try again.',
  },
};

import type { SameShape } from '#kernel/i18n/messages.ts'
import { en as bug } from '../messages.en.ts'
import type { de } from './words.de.ts'

const { choices } = bug

const settings = {
  fields: {
    reporting: 'Who may report bugs?',
    confirm_addresses: 'Ask guests to confirm their email address',
    default_project: 'Default project',
    needs_info_days: 'Close unanswered questions after (days)',
    trash_days: 'Empty the trash after (days)',
    types: 'Entry types',
    'types.key': 'Key',
    'types.de': 'German',
    'types.en': 'English',
    environments: 'Environments',
    severity_colours: 'Colours of the severities',
    'severity_colours.trivial': choices.severity.trivial,
    'severity_colours.minor': choices.severity.minor,
    'severity_colours.major': choices.severity.major,
    'severity_colours.critical': choices.severity.critical,
    'severity_colours.blocker': choices.severity.blocker,
    priority_colours: 'Colours of the priorities',
    'priority_colours.low': choices.priority.low,
    'priority_colours.normal': choices.priority.normal,
    'priority_colours.high': choices.priority.high,
    'priority_colours.urgent': choices.priority.urgent,
  },
  adds: { types: 'Add type' },
  hints: {
    reporting:
      'Staff with this permission always can. Everyone else then finds the form at /en/report-a-bug.',
    confirm_addresses:
      'Somebody who reports without an account and leaves an address gets an email with a link. Only then does the report count as theirs.',
    default_project: 'Reports without a project go here.',
    needs_info_days: 'Entries are closed if a question stays unanswered this long.',
    environments: 'Devices or places where bugs occur. They are suggested when reporting.',
  },
  choices: {
    reporting: {
      staff: 'Only the team',
      users: 'Also customers with an account',
      anyone: 'Every visitor',
    },
  },
  sections: {
    reporting: 'Reporting',
    projects: 'Projects',
    lists: 'Option lists',
    colours: 'Colours',
    defaults: 'Defaults',
    deadlines: 'Deadlines',
  },
  sectionHints: {
    colours:
      'Colours of the icons in front of the values. Their shapes stay the same, so nobody has to rely on colour.',
  },
}

export const en: SameShape<typeof de> = {
  bugs: {
    one: 'Bug',
    many: 'Bugs',
    create: 'New bug',
    search: 'Search title, number or word',
    empty: {
      title: 'No bugs yet',
      text: 'Collect whatever is not working as it should on the website, in the shop or in the office, and track it until it is solved.',
    },
    fields: {
      ...bug.fields,
      number: 'Number',
      projectTitle: bug.fields.project,
      developerName: bug.fields.developer,
      milestoneTitle: bug.fields.milestone,
      updated: 'Changed',
      closed: 'Finished',
      numComments: 'Comments',
      numFiles: 'Attachments',
      numVotes: 'Affected',
    },
    hints: { reporterMail: 'Receives public comments and status changes.' },
    placeholders: {
      title: 'What is wrong? For example: the till does not print receipts',
      body: 'What did you do? What happened? What did you expect?',
      project: 'Default project',
      type: 'Default type',
      developer: 'Nobody',
      milestone: 'Not planned',
      environment: 'Device, browser, version',
      fixedIn: 'for example 2.4.1',
      estimateMinutes: '1 h 30 min',
      spentMinutes: '45 min',
    },
    choices,
    filters: {
      selectedProject: bug.fields.project,
      statusDeveloper: bug.fields.developer,
    },
    sections: {
      what: 'What is the problem?',
      comments: 'Comments',
      files: 'Attachments',
      state: 'State',
      votes: 'Affected',
      rating: 'Rating',
      plan: 'Planning',
      effort: 'Effort and result',
      reporter: 'Reporter',
      links: 'Links',
      watchers: 'Watchers',
      dates: 'Dates',
    },
    tabs: { activity: 'Activity' },
    layouts: { board: 'Board' },
    actions: {
      edit: 'Edit',
      watch: 'Watch',
      unwatch: 'Stop watching',
    },
    history: {
      restore: 'restored the entry',
      'comment-delete': 'deleted a comment',
      vote: 'is affected too',
      unvote: 'is no longer affected',
      mute: 'turned off emails about it',
      unmute: 'turned emails about it back on',
    },
    done: {
      edit: 'Selection edited',
      watch: 'You will be notified of changes',
      unwatch: 'You will no longer be notified',
    },
  },
  milestones: {
    one: 'Milestone',
    many: 'Milestones',
    create: 'New milestone',
    search: 'Search milestone',
    empty: {
      title: 'No milestones yet',
      text: 'A milestone groups what should be done by a date and shows how far along you are.',
    },
    fields: {
      title: 'Name',
      due: 'Due',
      notes: 'Introduction to the release notes',
      progress: 'Progress',
      closed: 'State',
    },
    hints: { notes: 'Appears above the list of finished entries.' },
    placeholders: { title: 'for example: autumn collection online' },
    choices: { state: { open: 'Open', closed: 'Closed' } },
    filters: { state: 'State' },
    sections: {
      plan: 'Plan',
      bugs: 'Entries',
      burnDown: 'Open entries over time',
      release: 'Release notes',
      closing: 'Closing',
    },
    history: { close: 'closed it', reopen: 'reopened it' },
  },
  projects: {
    one: 'Project',
    many: 'Projects',
    create: 'New project',
    search: 'Search project',
    empty: {
      title: 'No projects yet',
      text: 'Projects keep apart what does not belong together: website, shop, till.',
    },
    fields: { title: 'Name', colour: 'Colour', isArchived: 'Archived' },
    hints: { isArchived: 'Archived projects do not accept new entries.' },
  },
  settings,
  moveForm: {
    fields: {
      duplicateOf: 'Which entry stays?',
      fixedIn: 'Fixed in version',
      why: 'Reason',
    },
    hints: {
      duplicateOf:
        'Watchers, affected people, attachments and links move to it. You can undo this for one day.',
      why: 'Shown in the history. The reporter does not see it.',
    },
    placeholders: { duplicateOf: 'Number or title', fixedIn: 'for example 2.4.1' },
  },
  bulkForm: {
    fields: {
      ...bug.fields,
      status: 'New status',
      addTags: 'Add tags',
      removeTags: 'Remove tags',
      why: 'Reason',
    },
    hints: { status: 'Where this step is not possible, the entry stays as it was.' },
    placeholders: {
      status: 'Unchanged',
      severity: 'Unchanged',
      priority: 'Unchanged',
      developer: 'Unchanged',
      milestone: 'Unchanged',
    },
    choices,
  },
  linkForm: {
    fields: { kind: 'Link type', bug: 'Other entry' },
    placeholders: { bug: 'Number or title' },
    choices: { kind: { relates: 'relates to', blocks: 'blocks', blocked_by: 'is blocked by' } },
  },
  closeForm: {
    fields: { way: 'Open entries', moveTo: 'Other milestone' },
    choices: { way: { move: 'Move them', drop: 'Remove them from the plan' } },
  },
}

import type { SameShape } from '#kernel/i18n/texts.ts'
import { en as bug } from '../messages.en.ts'
import type { de } from './words.de.ts'

const { status, severity, priority, reproduce } = bug
const choices = { status, severity, priority, reproduce }

const settings = {
  fields: {
    reporting: 'Who may report bugs?',
    default_project: 'Default project',
    needs_info_days: 'Close questions after (days)',
    trash_days: 'Empty the trash after (days)',
    types: 'Kinds of entries',
    'types.key': 'Key',
    'types.de': 'German',
    'types.en': 'English',
    environments: 'Environments',
    severity_colours: 'Colours of the severities',
    'severity_colours.trivial': bug.severity.trivial,
    'severity_colours.minor': bug.severity.minor,
    'severity_colours.major': bug.severity.major,
    'severity_colours.critical': bug.severity.critical,
    'severity_colours.blocker': bug.severity.blocker,
    priority_colours: 'Colours of the priorities',
    'priority_colours.low': bug.priority.low,
    'priority_colours.normal': bug.priority.normal,
    'priority_colours.high': bug.priority.high,
    'priority_colours.urgent': bug.priority.urgent,
  },
  hints: {
    reporting:
      'Staff with the permission always may. Once others may too, the form stands at /en/report-a-bug.',
    default_project: 'What is reported without a project goes here.',
    needs_info_days: 'A question that stays unanswered this long closes the entry.',
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
    lists: 'Lists to choose from',
    colours: 'Colours',
    defaults: 'Defaults',
    deadlines: 'Deadlines',
  },
  sectionHints: {
    colours: 'The signs before the values; their shapes stay, so that nobody depends on colours.',
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
      text: 'Collect here what does not work as it should on the website, in the shop or in the office, and follow it until it is solved.',
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
    hints: { reporterMail: 'Receives public comments and changes of the state.' },
    placeholders: {
      title: 'What goes wrong? For example: the till prints no receipt',
      body: 'What did you do? What happened? What did you expect?',
      project: 'Default project',
      type: 'Usual kind',
      developer: 'Nobody',
      milestone: 'Not planned',
      environment: 'Device, browser, version',
      fixedIn: 'for example 2.4.1',
      estimateMinutes: '1 h 30 min',
      spentMinutes: '45 min',
    },
    choices: { ...choices, trash: { only: 'Deleted ones only' } },
    filters: {
      selectedProject: bug.fields.project,
      statusDeveloper: bug.fields.developer,
      trash: 'Trash',
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
      restore: 'Restore',
      watch: 'Watch',
      unwatch: 'Stop watching',
    },
    history: {
      restore: 'has restored the entry',
      'comment-delete': 'has deleted a comment',
      vote: 'has said: affects me too',
      unvote: 'has taken the vote back',
      mute: 'wants no more e-mails about it',
      unmute: 'wants e-mails about it again',
    },
    done: {
      edit: 'Selection edited',
      restore: 'Restored',
      watch: 'You will be told about changes',
      unwatch: 'You will no longer be told',
    },
  },
  milestones: {
    one: 'Milestone',
    many: 'Milestones',
    create: 'New milestone',
    search: 'Search milestone',
    empty: {
      title: 'No milestones yet',
      text: 'A milestone holds together what shall be done by a date, and shows how far you are.',
    },
    fields: {
      title: 'Name',
      due: 'Due',
      notes: 'Introduction of the release notes',
      progress: 'Progress',
      closed: 'State',
    },
    hints: { notes: 'Stands above the list of what was done.' },
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
    history: { close: 'has closed it', reopen: 'has reopened it' },
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
    hints: { isArchived: 'Archived projects take no new entries.' },
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
        'Watchers, the affected, attachments and links pass to it. This can be taken back for a day.',
      why: 'Kept in the history; the reporter does not get it.',
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
      status: 'Stays as it is',
      severity: 'Stays as it is',
      priority: 'Stays as it is',
      developer: 'Stays as it is',
      milestone: 'Stays as it is',
    },
    choices,
  },
  linkForm: {
    fields: { kind: 'Kind of link', bug: 'Other entry' },
    placeholders: { bug: 'Number or title' },
    choices: { kind: { relates: 'relates to', blocks: 'blocks', blocked_by: 'is blocked by' } },
  },
  closeForm: {
    fields: { way: 'Open entries', moveTo: 'Other milestone' },
    choices: { way: { move: 'Move them', drop: 'Take them off the plan' } },
  },
}

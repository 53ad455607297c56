import { en as bug } from '../messages.en.ts'

export const en = {
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

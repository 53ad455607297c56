import { de as bug } from '../messages.de.ts'

/** What the settings of this module say. */
export const de = {
  fields: {
    reporting: 'Wer darf Fehler melden?',
    default_project: 'Standardprojekt',
    needs_info_days: 'Rückfragen schließen nach (Tagen)',
    trash_days: 'Papierkorb leeren nach (Tagen)',
    types: 'Arten von Einträgen',
    'types.key': 'Kürzel',
    'types.de': 'Deutsch',
    'types.en': 'Englisch',
    environments: 'Umgebungen',
    severity_colours: 'Farben der Schweregrade',
    'severity_colours.trivial': bug.severity.trivial,
    'severity_colours.minor': bug.severity.minor,
    'severity_colours.major': bug.severity.major,
    'severity_colours.critical': bug.severity.critical,
    'severity_colours.blocker': bug.severity.blocker,
    priority_colours: 'Farben der Prioritäten',
    'priority_colours.low': bug.priority.low,
    'priority_colours.normal': bug.priority.normal,
    'priority_colours.high': bug.priority.high,
    'priority_colours.urgent': bug.priority.urgent,
  },
  hints: {
    reporting:
      'Mitarbeitende mit der Berechtigung dürfen es immer. Sobald auch andere dürfen, steht das Formular unter /fehler-melden.',
    default_project: 'Hierhin kommt, was ohne Projekt gemeldet wird.',
    needs_info_days: 'Bleibt eine Rückfrage so lange unbeantwortet, wird der Eintrag geschlossen.',
    environments:
      'Geräte oder Orte, an denen Fehler auftreten. Sie werden beim Melden vorgeschlagen.',
  },
  choices: {
    reporting: {
      staff: 'Nur das Team',
      users: 'Auch Kunden mit Konto',
      anyone: 'Jeder Besucher',
    },
  },
  sections: {
    reporting: 'Melden',
    projects: 'Projekte',
    lists: 'Auswahllisten',
    colours: 'Farben',
    defaults: 'Vorgaben',
    deadlines: 'Fristen',
  },
  sectionHints: {
    colours:
      'Die Zeichen vor den Werten; ihre Form bleibt, damit niemand auf Farben angewiesen ist.',
  },
} as const

import { de as bug } from '../messages.de.ts'

const { choices } = bug

/** What the collections of this module say. */
const settings = {
  fields: {
    reporting: 'Wer darf Fehler melden?',
    confirm_addresses: 'Gäste um Bestätigung ihrer E-Mail-Adresse bitten',
    default_project: 'Standardprojekt',
    needs_info_days: 'Rückfragen schließen nach (Tagen)',
    trash_days: 'Papierkorb leeren nach (Tagen)',
    types: 'Arten von Einträgen',
    'types.key': 'Kürzel',
    'types.de': 'Deutsch',
    'types.en': 'Englisch',
    environments: 'Umgebungen',
    severity_colours: 'Farben der Schweregrade',
    'severity_colours.trivial': choices.severity.trivial,
    'severity_colours.minor': choices.severity.minor,
    'severity_colours.major': choices.severity.major,
    'severity_colours.critical': choices.severity.critical,
    'severity_colours.blocker': choices.severity.blocker,
    priority_colours: 'Farben der Prioritäten',
    'priority_colours.low': choices.priority.low,
    'priority_colours.normal': choices.priority.normal,
    'priority_colours.high': choices.priority.high,
    'priority_colours.urgent': choices.priority.urgent,
  },
  adds: { types: 'Art hinzufügen' },
  hints: {
    reporting:
      'Mitarbeitende mit der Berechtigung dürfen es immer. Alle anderen finden das Formular dann unter /fehler-melden.',
    confirm_addresses:
      'Wer ohne Konto meldet und eine Adresse angibt, bekommt eine E-Mail mit einem Link. Erst danach gilt die Meldung als von dieser Person.',
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
      'Farben der Symbole vor den Werten. Ihre Form bleibt gleich, damit sie auch ohne Farbe zu unterscheiden sind.',
  },
} as const

export const de = {
  bugs: {
    one: 'Fehler',
    many: 'Fehler',
    create: 'Neuer Fehler',
    search: 'Titel, Nummer oder Wort suchen',
    empty: {
      title: 'Noch keine Fehler erfasst',
      text: 'Hier sammeln Sie, was auf der Website, im Laden oder im Büro nicht so läuft, wie es soll, und verfolgen es bis zur Lösung.',
    },
    fields: {
      ...bug.fields,
      number: 'Nummer',
      projectTitle: bug.fields.project,
      developerName: bug.fields.developer,
      milestoneTitle: bug.fields.milestone,
      updated: 'Geändert',
      closed: 'Abgeschlossen',
      numComments: 'Kommentare',
      numFiles: 'Anhänge',
      numVotes: 'Betroffene',
    },
    hints: {
      reporterMail: 'Erhält öffentliche Kommentare und Statusänderungen.',
    },
    placeholders: {
      title: 'Was läuft falsch? Zum Beispiel: Kasse druckt keinen Bon',
      body: 'Was haben Sie getan? Was ist passiert? Was hätten Sie erwartet?',
      project: 'Standardprojekt',
      type: 'Standardart',
      developer: 'Niemand',
      milestone: 'Nicht geplant',
      environment: 'Gerät, Browser, Programmversion',
      fixedIn: 'zum Beispiel 2.4.1',
      estimateMinutes: '1 Std. 30 Min.',
      spentMinutes: '45 Min.',
    },
    choices,
    filters: {
      selectedProject: bug.fields.project,
      statusDeveloper: bug.fields.developer,
    },
    sections: {
      what: 'Was ist das Problem?',
      comments: 'Kommentare',
      files: 'Anhänge',
      state: 'Stand',
      votes: 'Betroffene',
      rating: 'Einordnung',
      plan: 'Planung',
      effort: 'Aufwand und Ergebnis',
      reporter: 'Meldende Person',
      links: 'Verknüpfungen',
      watchers: 'Beobachter',
      dates: 'Zeitpunkte',
    },
    tabs: { activity: 'Aktivität' },
    layouts: { board: 'Board' },
    actions: {
      edit: 'Bearbeiten',
      watch: 'Beobachten',
      unwatch: 'Nicht mehr beobachten',
    },
    history: {
      restore: 'hat den Eintrag wiederhergestellt',
      'comment-delete': 'hat einen Kommentar gelöscht',
      vote: 'ist auch betroffen',
      unvote: 'ist nicht mehr betroffen',
      mute: 'möchte keine E-Mails mehr dazu',
      unmute: 'möchte wieder E-Mails dazu',
    },
    done: {
      edit: 'Auswahl bearbeitet',
      watch: 'Sie werden über Änderungen benachrichtigt',
      unwatch: 'Sie werden nicht mehr benachrichtigt',
    },
  },
  milestones: {
    one: 'Meilenstein',
    many: 'Meilensteine',
    create: 'Neuer Meilenstein',
    search: 'Meilenstein suchen',
    empty: {
      title: 'Noch keine Meilensteine',
      text: 'Ein Meilenstein bündelt, was bis zu einem Termin erledigt sein soll, und zeigt, wie weit Sie sind.',
    },
    fields: {
      title: 'Name',
      due: 'Termin',
      notes: 'Einleitung der Versionshinweise',
      progress: 'Fortschritt',
      closed: 'Stand',
    },
    hints: { notes: 'Erscheint über der Liste der erledigten Einträge.' },
    placeholders: { title: 'zum Beispiel: Herbstkollektion online' },
    choices: { state: { open: 'Offen', closed: 'Abgeschlossen' } },
    filters: { state: 'Stand' },
    sections: {
      plan: 'Plan',
      bugs: 'Einträge',
      burnDown: 'Offene Einträge über die Zeit',
      release: 'Versionshinweise',
      closing: 'Abschluss',
    },
    history: { close: 'hat abgeschlossen', reopen: 'hat wieder geöffnet' },
  },
  projects: {
    one: 'Projekt',
    many: 'Projekte',
    create: 'Neues Projekt',
    search: 'Projekt suchen',
    empty: {
      title: 'Noch keine Projekte',
      text: 'Projekte trennen, was nicht zusammengehört: Website, Laden, Kasse.',
    },
    fields: { title: 'Name', colour: 'Farbe', isArchived: 'Archiviert' },
    hints: { isArchived: 'Archivierte Projekte nehmen keine neuen Einträge auf.' },
  },
  settings,
  moveForm: {
    fields: {
      duplicateOf: 'Welcher Eintrag bleibt?',
      fixedIn: 'Behoben in Version',
      why: 'Begründung',
    },
    hints: {
      duplicateOf:
        'Beobachter, Betroffene, Anhänge und Verknüpfungen gehen auf ihn über. Einen Tag lang lässt sich das rückgängig machen.',
      why: 'Erscheint im Verlauf. Die meldende Person sieht sie nicht.',
    },
    placeholders: { duplicateOf: 'Nummer oder Titel', fixedIn: 'zum Beispiel 2.4.1' },
  },
  bulkForm: {
    fields: {
      ...bug.fields,
      status: 'Neuer Status',
      addTags: 'Schlagwörter hinzufügen',
      removeTags: 'Schlagwörter entfernen',
      why: 'Begründung',
    },
    hints: { status: 'Wo dieser Schritt nicht möglich ist, bleibt der Eintrag, wie er war.' },
    placeholders: {
      status: 'Unverändert',
      severity: 'Unverändert',
      priority: 'Unverändert',
      developer: 'Unverändert',
      milestone: 'Unverändert',
    },
    choices,
  },
  linkForm: {
    fields: { kind: 'Art der Verknüpfung', bug: 'Anderer Eintrag' },
    placeholders: { bug: 'Nummer oder Titel' },
    choices: {
      kind: { relates: 'gehört zu', blocks: 'blockiert', blocked_by: 'wird blockiert von' },
    },
  },
  closeForm: {
    fields: { way: 'Offene Einträge', moveTo: 'Anderer Meilenstein' },
    choices: { way: { move: 'Verschieben', drop: 'Aus der Planung nehmen' } },
  },
} as const

export const de = {
  list: {
    title: 'Nachrichten',
    lead: 'Was Sie uns geschrieben haben, und was wir geantwortet haben.',
    empty: 'Sie haben uns noch nichts geschrieben.',
    write: 'Nachricht schreiben',
    older: 'Ältere Nachrichten',
  },
  thread: {
    back: 'Alle Nachrichten',
    you: 'Sie',
    team: 'Unser Team',
    answer: 'Ihre Antwort',
    submit: 'Antwort senden',
    sent: 'Ihre Antwort ist angekommen.',
    stale:
      'Inzwischen ist etwas dazugekommen. Bitte lesen Sie es und senden Sie Ihre Antwort dann noch einmal.',
    tooMany: 'Das waren sehr viele Antworten. Bitte warten Sie einen Moment.',
    empty: 'Bitte füllen Sie dieses Feld aus.',
    files: 'Anhänge',
  },
  state: {
    new: 'Eingegangen',
    open: 'In Bearbeitung',
    waiting: 'Beantwortet',
    done: 'Erledigt',
    spam: 'In Bearbeitung',
  },
}

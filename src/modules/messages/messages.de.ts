export const de = {
  guest: 'Ein Gast',
  noSubject: 'Nachricht von {{name}}',
  autoReply: 'Automatische Antwort',
  notice: {
    new: 'Neue Nachricht von {{who}}: {{subject}}',
    answered: '{{who}} hat geantwortet: {{subject}}',
    assigned: '{{who}} hat Ihnen eine Nachricht zugewiesen: {{subject}}',
    mentioned: '{{who}} hat Sie in einer Notiz erwähnt: {{subject}}',
    waiting: 'Eine Antwort geht noch nicht hinaus, der Mailserver nimmt sie nicht an: {{subject}}',
    failed: 'Eine Antwort konnte nicht zugestellt werden: {{subject}}',
    woken: 'Wieder da: {{subject}}',
  },
  mail: {
    subject: 'Re: {{subject}}',
    autoSubject: 'Ihre Nachricht ist angekommen',
    footer: 'Diese E-Mail ist die Antwort auf Ihre Nachricht an {{site}}.',
    writtenFooter: 'Diese E-Mail kommt von {{site}}.',
    autoFooter: 'Diese Antwort wurde automatisch verschickt. Jemand liest Ihre Nachricht.',
  },
}

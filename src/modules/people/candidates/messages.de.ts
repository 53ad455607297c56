export const de = {
  mail: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    hello: 'Guten Tag,',
    text: 'Mit einem Klick bestätigen Sie, dass diese Adresse Ihnen gehört. Der Link gilt sieben Tage und nur einmal.',
    ignore: 'Sie waren das nicht? Dann tun Sie einfach nichts.',
    action: 'E-Mail-Adresse bestätigen',
    footer: 'Diese Nachricht kommt von {{site}}, weil dort jemand diese Adresse angegeben hat.',
  },
  page: {
    confirm: {
      title: 'E-Mail-Adresse bestätigen',
      lead: 'Mit einem Klick bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört:',
    },
    done: { title: 'Adresse bestätigt', lead: 'Vielen Dank. Sie müssen nichts weiter tun.' },
    expired: {
      title: 'Dieser Link gilt nicht mehr',
      lead: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
    },
    submit: 'Adresse bestätigen',
    home: 'Zurück zur Website',
  },
} as const

/** How conditions are said, in the editor and when a person is explained. */
export const de = {
  condition: {
    is: '{{label}}: {{value}}',
    starts: '{{label}}: beginnt mit {{value}}',
    since: '{{label}}: ab {{value}}',
    before: '{{label}}: vor dem {{value}}',
    within: '{{label}}: in den letzten {{value}} Tagen',
    beyond: '{{label}}: vor mehr als {{value}} Tagen',
    min: '{{label}}: mindestens {{value}}',
    max: '{{label}}: höchstens {{value}}',
  },
  yes: 'Ja',
  no: 'Nein',
  and: 'und',
  or: 'oder',
  none: 'nicht ({{rules}})',
  unavailable: 'eine Bedingung, die es gerade nicht gibt',
} as const

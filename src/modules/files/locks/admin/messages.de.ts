export const de = {
  title: 'Sperren',
  settings: 'Einstellungen',
  entry: 'Wer gerade was bearbeitet, und hängen gebliebene Sperren aufheben',
  text: 'Wenn jemand etwas bearbeitet, entsteht eine Sperre. Sie warnt nur andere und endet fünf Minuten nach der letzten Aktivität von selbst.',
  since: 'Seit',
  until: 'Endet',
  free: 'Freigeben',
  freeNamed: 'Freigeben: {{what}}',
  ask: {
    title: 'Sperre von {{who}} aufheben?',
    text: '{{who}} bekommt eine Nachricht. Ungespeicherte Eingaben bleiben dort erhalten.',
    yes: 'Sperre aufheben',
  },
  done: 'Sperre aufgehoben',
  mine: 'Sie bearbeiten {{what}}',
  theirs: '{{who}} bearbeitet {{what}}',
  something: 'etwas',
  empty: {
    title: 'Niemand bearbeitet gerade etwas',
    text: 'Sobald jemand eine Datei, eine Galerie oder etwas anderes zum Bearbeiten öffnet, steht es hier.',
  },
  list: 'Sperren',
} as const

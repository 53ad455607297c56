export const de = {
  wording:
    'Ich bin einverstanden, dass {{site}} zählt, ob ich E-Mails des Newsletters öffne. Den Newsletter bekomme ich auch ohne dieses Häkchen. Ich kann es jederzeit auf der Seite „Meine Newsletter“ zurücknehmen.',
  also: 'Außerdem haben Sie angekreuzt: „{{wording}}“',
} as const

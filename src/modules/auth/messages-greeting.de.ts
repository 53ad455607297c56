export const de = {
  account: 'Mein Konto',
  acting: '{{actor}} sieht diese Website gerade aus der Sicht von {{person}}.',
  stop: 'Beenden',
} as const

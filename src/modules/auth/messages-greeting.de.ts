export const de = {
  account: 'Mein Konto',
  acting: '{{actor}} sieht diese Website gerade mit den Augen von {{person}}.',
  stop: 'Beenden',
} as const

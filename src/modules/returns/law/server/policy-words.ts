/*
 * Statutory text, literal: Anlage 1 zu Artikel 246a § 1 Abs. 2 Satz 2 EGBGB (Muster für die
 * Widerrufsbelehrung), as of 01.06.2024. Sentences that have no choice in them; where the model has a
 * gap to fill in, a sentence ends before it.
 */
const MODEL_SENTENCES = [
  'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
  'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag',
  'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
] as const

/** The sentences of the model that a policy lacks. */
export function missingSentences(words: string): string[] {
  const plain = comparable(words)
  return MODEL_SENTENCES.filter((sentence) => !plain.includes(comparable(sentence)))
}

/** Ways to name the function a withdrawal is declared with (§ 356a BGB). */
const FUNCTION_WORDS = ['vertrag widerrufen', 'widerrufsfunktion', '/widerruf']

export function namesFunction(words: string): boolean {
  const plain = comparable(words)
  return FUNCTION_WORDS.some((name) => plain.includes(name))
}

/** Spaces and soft hyphens differ from editor to editor and mean nothing. */
function comparable(words: string): string {
  return words.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').toLowerCase()
}

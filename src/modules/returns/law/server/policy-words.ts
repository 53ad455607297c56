/** How the official model reads in a period. */
export type PolicyModel = {
  from: string
  until?: string
  /** It tells of the function to withdraw with on the website. */
  namesFunction: boolean
  /** Those without a choice in them; where the model has a gap to fill in, a sentence ends before it. */
  sentences: readonly string[]
}

/*
 * Statutory text, literal: Anlage 1 zu Artikel 246a § 1 Abs. 2 Satz 2 EGBGB (Muster für die
 * Widerrufsbelehrung). Compared on 18 November 2026 with the print of deubner-steuern.de, which says of
 * itself that it is the law as of 1 June 2024: that is the day of the print, not of the wording, which is
 * older. The gazette was not at hand.
 */
const SINCE_2014 = [
  'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
  'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag',
  'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
]

/*
 * The same, note 3 as of 19 June 2026. No official print was compared: the sentence is that of eight
 * policies published since then, which agree to the letter (see the page of the templates).
 */
const SINCE_FUNCTION =
  'Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.'

/** One after the other; a new wording ends the last and is added below it. */
export const POLICY_MODELS: readonly PolicyModel[] = [
  { from: '2014-06-13', until: '2026-06-18', namesFunction: false, sentences: SINCE_2014 },
  { from: '2026-06-19', namesFunction: true, sentences: [...SINCE_2014, SINCE_FUNCTION] },
]

/** The sentences of the model that a policy lacks. */
export function missingSentences(words: string, { sentences }: PolicyModel): string[] {
  const plain = comparable(words)
  return sentences.filter((sentence) => !plain.includes(comparable(sentence)))
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

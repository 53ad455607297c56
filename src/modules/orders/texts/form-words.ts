import type { Lang } from '#kernel/i18n/messages.ts'

type ModelForm = { title: string; lead: string; to: string; lines: readonly string[]; end: string }

/*
 * Statutory texts: nothing is added but name, address and email address of the business, where the model
 * wants them. The German one was compared with its source word by word on 18 November 2026; for the English
 * one no print was at hand.
 * German: Anlage 2 (zu Artikel 246a § 1 Absatz 2 Satz 1 Nummer 1 und § 2 Absatz 2 Nummer 2) EGBGB,
 * BGBl. I 2013 S. 3665, changed by BGBl. I 2021 S. 3483, as in force since 28 May 2022.
 * English: Directive 2011/83/EU, Annex I (B), OJ L 304, 22.11.2011, p. 64, changed by Directive (EU)
 * 2019/2161, OJ L 328, 18.12.2019, p. 7, as applied since 28 May 2022.
 */
export const MODEL_FORMS: Readonly<Record<Lang, ModelForm>> = {
  de: {
    title: 'Muster-Widerrufsformular',
    lead: '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
    to: 'An',
    lines: [
      'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
      'Bestellt am (*)/erhalten am (*)',
      'Name des/der Verbraucher(s)',
      'Anschrift des/der Verbraucher(s)',
      'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
      'Datum',
    ],
    end: '(*) Unzutreffendes streichen.',
  },
  en: {
    title: 'Model withdrawal form',
    lead: '(complete and return this form only if you wish to withdraw from the contract)',
    to: 'To',
    lines: [
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),',
      'Ordered on (*)/received on (*),',
      'Name of consumer(s),',
      'Address of consumer(s),',
      'Signature of consumer(s) (only if this form is notified on paper),',
      'Date',
    ],
    end: '(*) Delete as appropriate.',
  },
}

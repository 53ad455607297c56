import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  wording:
    'I agree that {{site}} counts whether I open emails of the newsletter. I get the newsletter without ticking this box, too. I can take it back at any time on the page “My newsletters”.',
  also: 'You have also ticked: “{{wording}}”',
}

import type { Names } from './names.ts'

export function readmeFile({ module, noun, label, things }: Names): string {
  return `# ${module}

${label.en}: what this module is for, in one sentence.

- Words to use: *${noun}* (one of the ${things}).
- Words to avoid: none yet.
- Specification: the section this comes from.
- Calls: the regular resource \`${noun}\` (see \`contract.ts\`).
- Needs nothing; nobody needs it yet.
`
}

export function textsFile({ module }: Names): string {
  return `import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

export const texts = defineTexts('${module}', de, en)
`
}

export function germanFile({ things, label }: Names): string {
  return `export const de = {
  title: ${JSON.stringify(label.de)},
  ${things}: {
    one: 'Eintrag',
    many: ${JSON.stringify(label.de)},
    create: 'Neuer Eintrag',
    empty: {
      title: 'Noch nichts angelegt',
      text: 'Sobald Sie den ersten Eintrag anlegen, steht er hier.',
    },
    fields: { title: 'Titel', notes: 'Notizen', created: 'Angelegt', updated: 'Geändert' },
    sections: { what: 'Angaben' },
  },
} as const
`
}

export function englishFile({ things, label }: Names): string {
  return `import type { SameShape } from '#kernel/i18n/texts.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  title: ${JSON.stringify(label.en)},
  ${things}: {
    one: 'Entry',
    many: ${JSON.stringify(label.en)},
    create: 'New entry',
    empty: {
      title: 'Nothing here yet',
      text: 'As soon as you make the first entry, it appears here.',
    },
    fields: { title: 'Title', notes: 'Notes', created: 'Created', updated: 'Changed' },
    sections: { what: 'Details' },
  },
}
`
}

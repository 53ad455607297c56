import { expect, test } from 'vitest'
import { rank } from '#kernel/admin/shell/palette/rank.ts'
import { LANGS } from '#kernel/i18n/messages.ts'
import { adminModules } from '../src/app/modules.admin.ts'

/** What owners look for, in their words, and the screen that has it. */
const WORDS: readonly [string, string][] = [
  ['logo', 'settings/design'],
  ['schrift', 'settings/design'],
  ['font', 'settings/design'],
  ['farbe', 'settings/design'],
  ['color', 'settings/design'],
  ['colour', 'settings/design'],
  ['menü', 'pages/browse'],
  ['menu', 'pages/browse'],
  ['öffnungszeiten', 'settings/business'],
  ['opening hours', 'settings/business'],
  ['impressum', 'settings/business'],
  ['legal notice', 'settings/business'],
  ['domain', 'online'],
  ['domain', 'settings/domain'],
  ['https', 'settings/domain'],
  ['dns', 'settings/domain'],
  ['dkim', 'settings/mail'],
  ['online gehen', 'online'],
  ['launch', 'online'],
  ['beispielinhalt', 'online'],
  ['sample content', 'online'],
  ['rechts-check', 'shop/settings/law'],
  ['legal check', 'shop/settings/law'],
  ['gesetz', 'shop/settings/law'],
]

test.each(WORDS)('the command palette finds "%s" in both languages of its user', (word, path) => {
  for (const lang of LANGS) {
    const items = adminModules.flatMap(({ commands = [], settings = [] }) => [
      ...commands.map(({ label, keywords, path: to }) => ({ label: label[lang], keywords, to })),
      ...settings.map(({ label, text, keywords, path: to }) => {
        return { label: label[lang], hint: text[lang], keywords, to }
      }),
    ])
    const found = rank(items, word).map(({ to }) => to)
    expect(found.slice(0, 3), `${word} (${lang})`).toContain(path)
  }
})

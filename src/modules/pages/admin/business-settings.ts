import { admin } from '#kernel/access/rules.ts'
import { choice, choices } from '#kernel/admin/fields/choice-fields.ts'
import { group, list } from '#kernel/admin/fields/group-fields.ts'
import { time } from '#kernel/admin/fields/moment-fields.ts'
import { number } from '#kernel/admin/fields/number-fields.ts'
import { reference } from '#kernel/admin/fields/reference-fields.ts'
import { email, text } from '#kernel/admin/fields/text-fields.ts'
import { settingsScreen } from '#kernel/admin/settings/settings-screen.tsx'
import { configSource } from '#modules/config/admin/pickers.tsx'
import { businessSection, DAYS, type Hours, LEGAL_FORMS } from '../config.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { de as wordsDe } from './messages-business.de.ts'
import { en as wordsEn } from './messages-business.en.ts'
import { pageSource } from './pickers.tsx'

const bothLanguages = (max: number) => group({ de: text({ max }), en: text({ max }) })

export const businessSettings = settingsScreen({
  path: 'settings/business',
  title: { de: de.business.title, en: en.business.title },
  access: admin,
  section: businessSection,
  source: configSource,
  words: { de: wordsDe, en: wordsEn },
  fields: {
    name: text({ required: true, max: 100 }),
    legal_name: text({ max: 200 }),
    legal_form: choice(LEGAL_FORMS),
    claim: bothLanguages(500),
    owner: text({ max: 200 }),
    street: text({ max: 200 }),
    zip: text({ max: 20 }),
    city: text({ max: 100 }),
    country: choice(['DE', 'AT', 'CH', 'LI', 'LU'], { required: true }),
    phone: text({ max: 30 }),
    email: email(),
    hours: list<Hours>(
      {
        days: choices(DAYS, { required: true }),
        opens: time(),
        closes: time(),
        note: bothLanguages(200),
      },
      { max: 14 },
    ),
    bank: text({ max: 100 }),
    iban: text({ max: 42 }),
    bic: text({ max: 11 }),
    vat_id: text({ max: 20 }),
    court: text({ max: 100 }),
    register: text({ max: 50 }),
    chamber: text({ max: 200 }),
    profession: bothLanguages(200),
    profession_rules: text({ max: 300 }),
    hosting: bothLanguages(500),
    log_days: number({ required: true, min: 1, max: 365 }),
    authority: text({ max: 300 }),
    action: group({
      page: reference(pageSource),
      label: bothLanguages(40),
    }),
  },
  form: {
    main: {
      identity: ['name', ['legal_name', 'legal_form'], 'owner', 'claim'],
      place: ['street', ['zip', 'city'], 'country', ['phone', 'email']],
      opening: ['hours'],
      header: ['action'],
      payment: ['bank', ['iban', 'bic']],
      legal: ['vat_id', ['court', 'register'], 'chamber', 'profession', 'profession_rules'],
      privacy: ['hosting', ['log_days', 'authority']],
    },
  },
})

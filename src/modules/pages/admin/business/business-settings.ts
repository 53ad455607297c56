import { admin } from '#kernel/access/rules.ts'
import { choice } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { date } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { group, list } from '#kernel/admin/fields/structured/group-fields.ts'
import { settingsScreen } from '#kernel/admin/settings/settings-screen.tsx'
import { configSource } from '#modules/config/admin/pickers.tsx'
import { businessSection, type Closure } from '../../config.ts'
import { NETWORKS, type SocialLink } from '../../contact/social-networks.ts'
import { STATES } from '../../hours/public-holidays.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'
import { pageSource } from '../pickers.tsx'
import { bothLanguages, businessForm } from './business-fields.ts'

export const businessSettings = settingsScreen({
  path: 'settings/business',
  title: { de: de.business.title, en: en.business.title },
  access: admin,
  section: businessSection,
  source: configSource,
  words: businessForm.words,
  fields: {
    ...businessForm.fields,
    closures: list<Closure>(
      { from: date({ required: true }), to: date({ required: true }), note: bothLanguages(200) },
      { max: 20 },
    ),
    holidays: choice(STATES),
    social: list<SocialLink>(
      { network: choice(NETWORKS, { required: true }), url: text({ required: true, max: 300 }) },
      { max: 12 },
    ),
    bank: text({ max: 100 }),
    iban: text({ max: 42 }),
    bic: text({ max: 11 }),
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
      opening: ['hours', 'closures', 'holidays'],
      social: ['social'],
      header: ['action'],
      payment: ['bank', ['iban', 'bic']],
      legal: ['vat_id', ['court', 'register'], 'chamber', 'profession', 'profession_rules'],
      privacy: ['hosting', ['log_days', 'authority']],
    },
  },
})

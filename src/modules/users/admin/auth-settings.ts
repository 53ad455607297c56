import { admin } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { boolean, choices } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { secret, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { group } from '#kernel/admin/fields/structured/group-fields.ts'
import { settingsScreen } from '#kernel/admin/settings/settings-screen.tsx'
import { authSection } from '#modules/auth/config.ts'
import { configSource } from '#modules/config/admin/pickers.tsx'
import { de } from './fields/messages-forms.de.ts'
import { en } from './fields/messages-forms.en.ts'
import { formWords } from './messages.ts'
import { SETTINGS } from './paths.ts'

/** What a person may be; guests and services are not chosen by hand. */
const PEOPLE = ['user', 'member', 'admin', 'system'] as const

type Auth = typeof authSection.defaults

const isOn = ({ enabled }: Readonly<Record<string, unknown>>) => enabled === true

export const authSettings = settingsScreen({
  path: SETTINGS,
  title: { de: de.settings.title, en: en.settings.title },
  access: admin,
  section: authSection,
  source: configSource,
  words: wordsOf(formWords, 'settings'),
  fields: {
    availableRoles: choices(PEOPLE, { required: true }),
    logout_redirect: text({ required: true, max: 200, code: true, pattern: /^\/(?![/\\])/ }),
    allow_sms_reset: boolean(),
    two_factor: group<Auth['two_factor']>({
      required_roles: choices(PEOPLE),
    }),
    facebook: group<Auth['facebook']>({
      enabled: boolean(),
      issuer: text({ max: 300, code: true, when: isOn }),
      client_id: text({ max: 300, code: true, when: isOn }),
      client_secret: secret({ when: isOn }),
      token_endpoint: text({ max: 300, code: true, when: isOn }),
    }),
  },
  form: {
    main: {
      roles: ['availableRoles'],
      factor: ['two_factor', 'allow_sms_reset'],
      facebook: ['facebook'],
    },
    side: { leaving: ['logout_redirect'] },
  },
})

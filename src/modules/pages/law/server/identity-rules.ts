import type { Label, Lang } from '#kernel/i18n/messages.ts'
import type { Scope } from '#kernel/server/context.ts'
import {
  type LegalLink,
  type LegalRule,
  type LegalVerdict,
  legalRule,
} from '#kernel/server/manifest/legal-rule.ts'
import { isOpenToVisitors, readAsVisitor } from '#kernel/server/site/served/read-as-visitor.ts'
import { businessSection } from '../../config.ts'
import { imprintPage, privacyPage } from '../../pages.ts'
import type { PageTables } from '../../server/tables.ts'
import { type ImprintFact, missingInImprint } from '../complete-imprint.ts'

const FACTS: LegalLink = {
  label: { de: 'Angaben zum Betrieb öffnen', en: 'Open business details' },
  path: 'settings/business',
}

/** As the form of the business calls them. */
const NAMES: Readonly<Record<ImprintFact | 'legal_form', Label>> = {
  name: { de: 'Name', en: 'Name' },
  legal_form: { de: 'Rechtsform', en: 'Legal form' },
  owner: { de: 'Inhaber oder Vertretungsberechtigte', en: 'Owner or authorised representatives' },
  street: { de: 'Straße und Hausnummer', en: 'Street and number' },
  zip: { de: 'Postleitzahl', en: 'Postcode' },
  city: { de: 'Ort', en: 'Town' },
  email: { de: 'E-Mail-Adresse', en: 'Email address' },
  court: { de: 'Registergericht', en: 'Register court' },
  register: { de: 'Registernummer', en: 'Register number' },
}

const PAGES: LegalLink = {
  label: { de: 'Seiten öffnen', en: 'Open pages' },
  path: 'pages/browse',
}

const imprint = legalRule<PageTables>({
  id: 'P1',
  title: {
    de: 'Das Impressum nennt, wer hinter dem Shop steht',
    en: 'The imprint names who is behind the shop',
  },
  source: '§ 5 DDG',
  from: '2024-05-14',
  check: async (scope) => {
    const business = scope.config.get(businessSection)
    const { name, legal_name, legal_form, street, city, email } = business
    const missing = [
      ...missingInImprint(business),
      ...(legal_form === null ? (['legal_form'] as const) : []),
    ]
    if (missing.length > 0) return factsMissing(missing)
    if (await isSaid(scope, imprintPage.path.de, [legal_name || name, street, city, email]))
      return {
        state: 'green',
        text: {
          de: 'Name, Anschrift und E-Mail stehen im Impressum.',
          en: 'The imprint gives name, address and email.',
        },
      }
    return {
      state: 'red',
      text: {
        de: 'Ihr Impressum ist nicht zu erreichen oder nennt andere Angaben als die zum Betrieb. Gleichen Sie beides ab.',
        en: 'Your imprint cannot be reached, or says something else than the business details. Make them agree.',
      },
      links: [PAGES, FACTS],
    }
  },
})

function factsMissing(facts: readonly (ImprintFact | 'legal_form')[]): LegalVerdict {
  const listed = (lang: Lang) => facts.map((fact) => NAMES[fact][lang]).join(', ')
  return {
    state: 'red',
    text: {
      de: `Im Impressum fehlt: ${listed('de')}. Ergänzen Sie die Angaben zum Betrieb.`,
      en: `The imprint lacks: ${listed('en')}. Complete the business details.`,
    },
    links: [{ ...FACTS, path: `${FACTS.path}#${facts[0]}` }],
  }
}

const privacyPolicy = legalRule<PageTables>({
  id: 'P2',
  title: {
    de: 'Die Datenschutzerklärung ist da und nennt, wer verantwortlich ist',
    en: 'The privacy policy is there and names who is responsible',
  },
  source: 'Art. 13 DSGVO',
  from: '2018-05-25',
  check: async (scope) => {
    const { name, legal_name, hosting, authority } = scope.config.get(businessSection)
    if (!hosting.de || !authority)
      return {
        state: 'yellow',
        text: {
          de: 'In den Angaben zum Betrieb fehlt, wer den Server betreibt oder welche Aufsichtsbehörde zuständig ist. Die Datenschutzerklärung nennt beides.',
          en: 'The business details lack who runs the server or which authority is responsible. The privacy policy names both.',
        },
        links: [{ ...FACTS, path: `${FACTS.path}#${hosting.de ? 'authority' : 'hosting'}` }],
      }
    if (await isSaid(scope, privacyPage.path.de, [legal_name || name]))
      return {
        state: 'green',
        text: {
          de: 'Die Erklärung ist zu erreichen und nennt Ihren Betrieb.',
          en: 'The policy can be reached and names your business.',
        },
      }
    return {
      state: 'red',
      text: {
        de: 'Ihre Datenschutzerklärung ist nicht zu erreichen oder nennt Ihren Betrieb nicht.',
        en: 'Your privacy policy cannot be reached or does not name your business.',
      },
      links: [PAGES],
    }
  },
})

/** Whether visitors read all of this there; before the website is public nobody can say otherwise. */
async function isSaid(
  scope: Scope<PageTables>,
  path: string,
  facts: readonly string[],
): Promise<boolean> {
  if (!isOpenToVisitors(scope)) return true
  const html = (await readAsVisitor(scope, path)).replaceAll('\u00ad', '')
  return html !== '' && facts.every((fact) => html.includes(escaped(fact)))
}

/** As React writes text into HTML. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
}

export const identityRules: readonly LegalRule[] = [imprint, privacyPolicy]

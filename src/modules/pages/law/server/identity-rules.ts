import type { Scope } from '#kernel/server/context.ts'
import { type LegalLink, type LegalRule, legalRule } from '#kernel/server/manifest/legal-rule.ts'
import { isOpenToVisitors, readAsVisitor } from '#kernel/server/site/served/read-as-visitor.ts'
import { businessSection } from '../../config.ts'
import { imprintPage, privacyPage } from '../../pages.ts'
import type { PageTables } from '../../server/tables.ts'
import { isImprintComplete } from '../complete-imprint.ts'

const FACTS: LegalLink = {
  label: { de: 'Angaben zum Betrieb öffnen', en: 'Open business details' },
  path: 'settings/business',
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
    if (legal_form === null || !isImprintComplete(business))
      return {
        state: 'red',
        text: {
          de: 'Im Impressum fehlt etwas: Name, Rechtsform, verantwortliche Person, Anschrift, E-Mail oder der Eintrag im Register. Ergänzen Sie die Angaben zum Betrieb.',
          en: 'Something is missing from the imprint: name, legal form, responsible person, address, email or entry in the register. Complete the business details.',
        },
        links: [FACTS],
      }
    if (await isSaid(scope, imprintPage.path.de, [legal_name || name, street, city, email]))
      return {
        state: 'green',
        text: {
          de: 'Name, Anschrift und E-Mail stehen im Impressum.',
          en: 'Name, address and email stand in the imprint.',
        },
      }
    return {
      state: 'red',
      text: {
        de: 'Ihr Impressum ist nicht zu erreichen oder nennt andere Angaben als die zum Betrieb. Bringen Sie beide zusammen.',
        en: 'Your imprint cannot be reached, or says something else than the business details. Bring both together.',
      },
      links: [PAGES, FACTS],
    }
  },
})

const privacyPolicy = legalRule<PageTables>({
  id: 'P2',
  title: {
    de: 'Die Datenschutzerklärung nennt Verantwortliche, Hosting und Aufsicht',
    en: 'The privacy policy names controller, hosting and authority',
  },
  source: 'Art. 13 DSGVO',
  from: '2018-05-25',
  check: async (scope) => {
    const { name, legal_name, hosting, authority } = scope.config.get(businessSection)
    if (!hosting.de || !authority)
      return {
        state: 'red',
        text: {
          de: 'Für die Datenschutzerklärung fehlt, wer den Server betreibt oder welche Aufsichtsbehörde zuständig ist.',
          en: 'The privacy policy lacks who runs the server or which authority is responsible.',
        },
        links: [FACTS],
      }
    if (await isSaid(scope, privacyPage.path.de, [legal_name || name]))
      return {
        state: 'green',
        text: {
          de: 'Die Erklärung ist zu erreichen und nennt die Dienste, die Sie eingeschaltet haben.',
          en: 'The policy can be reached and names the services you switched on.',
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
  const html = await readAsVisitor(scope, path)
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

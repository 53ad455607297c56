import { sql } from 'kysely'
import type { Scope } from '#kernel/server/context.ts'
import {
  type LegalLink,
  type LegalRule,
  type LegalVerdict,
  legalRule,
} from '#kernel/server/manifest/legal-rule.ts'
import { isOpenToVisitors, readAsVisitor } from '#kernel/server/site/served/read-as-visitor.ts'
import { imprintPage } from '../../pages.ts'
import { pageLookup } from '../../server/addresses/lookup.ts'
import type { PageTables } from '../../server/tables.ts'

const PAGES: LegalLink = {
  label: { de: 'Seiten öffnen', en: 'Open pages' },
  path: 'pages/browse',
}
const NEW_PAGE: LegalLink = {
  label: { de: 'Seite anlegen', en: 'Make a page' },
  path: 'pages/browse?new=page',
}

/** The platform of the EU for settling disputes online, closed on 20 July 2025. */
const PLATFORM = 'ec.europa.eu/consumers/odr'
const MOST_NAMED = 5

const linkToPlatform = legalRule<PageTables>({
  id: 'L14',
  title: {
    de: 'Die Website verweist auf die Streitbeilegungs-Plattform der EU',
    en: 'The website links to the dispute platform of the EU',
  },
  source: 'Art. 14 VO (EU) 524/2013',
  from: '2016-01-09',
  until: '2025-07-19',
  check: async (scope) => {
    if ((await pagesWith(scope, PLATFORM)).length > 0)
      return {
        state: 'green',
        text: { de: 'Der Verweis steht da.', en: 'The link is there.' },
      }
    return {
      state: 'red',
      text: {
        de: 'Auf keiner veröffentlichten Seite steht der Verweis auf die Plattform der EU.',
        en: 'No published page links to the platform of the EU.',
      },
      links: [PAGES],
    }
  },
})

const noLinkToPlatform = legalRule<PageTables>({
  id: 'L14',
  title: {
    de: 'Hinweis zur Streitbeilegung, aber kein Verweis auf die geschlossene EU-Plattform',
    en: 'A statement on settling disputes, but no link to the closed platform of the EU',
  },
  source: '§ 36 VSBG, VO (EU) 2024/3228',
  from: '2025-07-20',
  check: async (scope) => {
    const links = await pagesWith(scope, PLATFORM)
    // Its frame may name the platform as well: a footer stands in no page.
    const imprint = isOpenToVisitors(scope) ? await readAsVisitor(scope, imprintPage.path.de) : ''
    if (links.length > 0 || imprint.includes(PLATFORM))
      return {
        state: 'red',
        text: {
          de: 'Diese Seiten verweisen noch auf die Plattform der EU zur Online-Streitbeilegung. Es gibt sie seit dem 20. Juli 2025 nicht mehr: Nehmen Sie den Verweis heraus.',
          en: 'These pages still link to the EU platform for settling disputes online. It closed on 20 July 2025: take the link out.',
        },
        links: links.length > 0 ? links : [IMPRINT],
      }
    return judgeStatement(scope, imprint)
  },
})

const IMPRINT: LegalLink = {
  label: { de: 'Impressum', en: 'Imprint' },
  path: 'pages/browse',
}

const ARBITRATION = 'verbraucherschlichtungsstelle'

/** Whether the imprint, or any page, says how one stands to an arbitration board. */
async function judgeStatement(scope: Scope<PageTables>, imprint: string): Promise<LegalVerdict> {
  const isSaid =
    imprint.replaceAll('\u00ad', '').toLowerCase().includes(ARBITRATION) ||
    (await pagesWith(scope, ARBITRATION)).length > 0
  if (isSaid)
    return {
      state: 'green',
      text: {
        de: 'Die Website sagt, ob Sie an einer Verbraucherschlichtung teilnehmen, und nennt die geschlossene Plattform nicht.',
        en: 'The website says whether you take part in consumer arbitration, and does not name the closed platform.',
      },
    }
  return {
    state: 'red',
    text: {
      de: 'Nirgends steht, ob Sie an Verfahren vor einer Verbraucherschlichtungsstelle teilnehmen. Ergänzen Sie den Satz im Impressum. Ausgenommen ist, wer am 31. Dezember des Vorjahres höchstens zehn Personen beschäftigt hat.',
      en: 'Nothing says whether you take part in proceedings before a consumer arbitration board. Add the sentence to the imprint. Whoever employed at most ten people on 31 December of last year is exempt.',
    },
    links: [PAGES],
    confirm: {
      seen: 'few-employees',
      label: {
        de: 'Wir beschäftigen höchstens zehn Personen',
        en: 'We employ at most ten people',
      },
      done: {
        de: 'Sie haben bestätigt, dass Sie höchstens zehn Personen beschäftigen. Der Hinweis ist dann freiwillig.',
        en: 'You confirmed that you employ at most ten people. The statement is up to you then.',
      },
    },
  }
}

/** Published pages in whose blocks these words stand. A website has few enough of them to be read. */
async function pagesWith({ db }: Scope<PageTables>, words: string): Promise<LegalLink[]> {
  const { rows } = await sql<{ id: string; title: string }>`
    select distinct p.id, p.title from page_contents c join pages p on p.id = c.page_id
    where c.is_live and p.deleted_at is null
      and c.live_blocks::text ilike ${`%${words}%`} order by p.id limit ${MOST_NAMED}`.execute(db)
  return rows.map(({ id, title }) => ({
    label: { de: title, en: title },
    path: `pages/edit/${id}`,
  }))
}

const STATEMENT = '/Barrierefreiheit'

const accessibility = legalRule<PageTables>({
  id: 'L15',
  title: {
    de: 'Erklärung zur Barrierefreiheit des Shops',
    en: 'Statement on the accessibility of the shop',
  },
  source: '§ 14 BFSG, Anlage 3',
  from: '2025-06-28',
  check: async ({ db }) => {
    if ((await pageLookup.pagesAt({ db }, [STATEMENT])).has(STATEMENT))
      return {
        state: 'green',
        text: {
          de: `Die Erklärung ist unter ${STATEMENT} veröffentlicht.`,
          en: `The statement is published at ${STATEMENT}.`,
        },
      }
    return {
      state: 'red',
      text: {
        de: `Unter ${STATEMENT} ist keine Erklärung veröffentlicht. Ausgenommen sind Kleinstunternehmen (weniger als zehn Beschäftigte und höchstens 2 Mio. € Jahresumsatz oder Bilanzsumme) und Shops, die nur an Unternehmen verkaufen.`,
        en: `No statement is published at ${STATEMENT}. Micro-enterprises (fewer than ten employees and at most €2 m yearly turnover or balance sheet) and shops that sell to companies alone are exempt.`,
      },
      links: [NEW_PAGE],
      confirm: {
        seen: 'exempt',
        label: { de: 'Wir sind ausgenommen', en: 'We are exempt' },
        done: {
          de: 'Sie haben bestätigt, dass Ihr Betrieb ausgenommen ist.',
          en: 'You confirmed that your business is exempt.',
        },
      },
    }
  },
})

export const pageRules: readonly LegalRule[] = [linkToPlatform, noLinkToPlatform, accessibility]

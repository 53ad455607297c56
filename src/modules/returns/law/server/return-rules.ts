import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { Scope } from '#kernel/server/context.ts'
import { type LegalVerdict, legalRule } from '#kernel/server/manifest/legal-rule.ts'
import { isOpenToVisitors, readAsVisitor } from '#kernel/server/site/served/read-as-visitor.ts'
import { pageWords, WITHDRAWAL_POLICY } from '#modules/orders/server/api.ts'
import { messages } from '../../messages.ts'
import { OPEN_STATES } from '../../returns/life-cycle.ts'
import type { ReturnTables } from '../../server/tables.ts'
import { withdrawalPage } from '../../withdrawal/page.ts'
import { missingSentences, namesFunction } from './policy-words.ts'

/** Whether a page shows the way to withdraw where nobody has to open anything for it. */
export function showsWayOut(html: string, lang: Lang): boolean {
  const label = translator(messages, lang)('link')
  const at = html.indexOf(`href="${withdrawalPage.path[lang]}"`)
  const end = html.indexOf('</a>', at)
  if (at < 0 || end < 0 || !html.slice(at, end).includes(label)) return false
  const before = html.slice(0, at)
  return before.split('<details').length === before.split('</details>').length
}

const withdrawalFunction = legalRule<ReturnTables>({
  id: 'L9',
  title: {
    de: '„Vertrag widerrufen“ steht auf jeder Seite, ohne Anmeldung',
    en: '“Withdraw from contract” stands on every page, without signing in',
  },
  source: '§ 356a BGB, RL (EU) 2023/2673',
  from: '2026-06-19',
  check: async (scope) => {
    const form = await readAsVisitor(scope, withdrawalPage.path.de)
    // Before the website is public there are no pages to stand on.
    const isShown = !isOpenToVisitors(scope) || showsWayOut(await readAsVisitor(scope, '/'), 'de')
    if (isShown && form.includes('name="contract"'))
      return {
        state: 'green',
        text: {
          de: 'Der Knopf steht im Fuß jeder Seite und führt zum Formular. Der Eingang wird sofort mit Datum und Uhrzeit bestätigt.',
          en: 'The button stands at the foot of every page and leads to the form. Receipt is confirmed at once with date and time.',
        },
      }
    return {
      state: 'red',
      text: {
        de: 'Auf der Startseite fehlt der Weg zum Widerruf, oder sein Formular ist nicht zu erreichen. Prüfen Sie, ob unter /widerruf eine Weiterleitung angelegt ist.',
        en: 'The home page lacks the way to withdraw, or its form cannot be reached. Check whether there is a redirect at /widerruf.',
      },
      links: [
        {
          label: { de: 'Weiterleitungen öffnen', en: 'Open redirects' },
          path: 'redirects',
        },
      ],
    }
  },
})

const POLICY_RULE = {
  id: 'L10',
  title: {
    de: 'Widerrufsbelehrung und Muster-Formular entsprechen dem amtlichen Text',
    en: 'Withdrawal policy and model form follow the official text',
  },
  source: 'Art. 246a § 1 Abs. 2 EGBGB, Anlagen 1 und 2',
} as const

const policyBefore = legalRule<ReturnTables>({
  ...POLICY_RULE,
  from: '2014-06-13',
  until: '2026-06-18',
  check: (scope) => judgePolicy(scope, { namesFunction: false }),
})

const policyWithFunction = legalRule<ReturnTables>({
  ...POLICY_RULE,
  title: {
    de: 'Die Widerrufsbelehrung folgt dem amtlichen Text und nennt den Widerruf auf der Website',
    en: 'The withdrawal policy follows the official text and names withdrawing on the website',
  },
  from: '2026-06-19',
  check: (scope) => judgePolicy(scope, { namesFunction: true }),
})

type Wanted = { namesFunction: boolean }

async function judgePolicy(scope: Scope<ReturnTables>, wanted: Wanted): Promise<LegalVerdict> {
  const found = await pageWords(scope, WITHDRAWAL_POLICY)
  if (!found)
    return {
      state: 'red',
      text: {
        de: `Unter ${WITHDRAWAL_POLICY} ist keine Seite veröffentlicht. Legen Sie dort eine mit dem amtlichen Muster an (Anlage 1 zu Art. 246a EGBGB).`,
        en: `No page is published at ${WITHDRAWAL_POLICY}. Make one there with the official model (Anlage 1 zu Art. 246a EGBGB).`,
      },
      links: [{ label: { de: 'Seiten öffnen', en: 'Open pages' }, path: 'pages/browse' }],
    }
  const { page, words } = found
  const links = [
    {
      label: { de: 'Widerrufsbelehrung bearbeiten', en: 'Edit the withdrawal policy' },
      path: `pages/edit/${page}`,
    },
  ]
  const fault = faultOf(words, wanted)
  if (fault) return { state: 'red', text: fault, links }
  return {
    state: 'yellow',
    text: {
      de: 'Die Belehrung enthält die Sätze des amtlichen Musters. Lesen Sie sie einmal gegen das Muster, und bestätigen Sie es. Nach jeder Änderung wird neu gefragt.',
      en: 'The policy has the sentences of the official model. Read it against the model once and confirm it. After every change you are asked again.',
    },
    links,
    confirm: {
      seen: createHash('sha256').update(words).digest('base64url'),
      label: { de: 'Text gelesen und richtig', en: 'Text read and right' },
      done: {
        de: 'Sie haben den Text in dieser Fassung bestätigt. Das Muster-Formular geht als amtlicher Text mit jeder Bestellung hinaus.',
        en: 'You confirmed the text in this wording. The model form goes out with every order as the official text.',
      },
    },
  }
}

function faultOf(words: string, wanted: Wanted): LegalVerdict['text'] | undefined {
  const [missing] = missingSentences(words)
  if (missing)
    return {
      de: `In der Widerrufsbelehrung fehlt ein Satz des amtlichen Musters: „${missing}“`,
      en: `The withdrawal policy lacks a sentence of the official model: “${missing}”`,
    }
  if (!wanted.namesFunction || namesFunction(words)) return undefined
  return {
    de: 'Die Widerrufsbelehrung nennt nicht, dass man den Vertrag auch auf der Website widerrufen kann. Ergänzen Sie die Adresse /widerruf.',
    en: 'The withdrawal policy does not say that people can withdraw on the website, too. Add the address /widerruf.',
  }
}

const MOST_NAMED = 5

const refundInTime = legalRule<ReturnTables>({
  id: 'L11',
  title: {
    de: 'Rückzahlung binnen 14 Tagen, mit den Kosten der Lieferung',
    en: 'Refund within 14 days, with the cost of delivery',
  },
  source: '§ 357 Abs. 1 bis 3 BGB',
  from: '2022-05-28',
  check: async ({ db }, day) => {
    const { rows } = await sql<{ id: string; number: string }>`
      select id, number from returns where kind = 'withdrawal'
        and state = any(${[...OPEN_STATES]}::text[]) and due_on < ${day}::date
      order by due_on, id limit ${MOST_NAMED}`.execute(db)
    if (rows.length === 0)
      return {
        state: 'green',
        text: {
          de: 'Kein Widerruf wartet länger als 14 Tage auf seine Rückzahlung. Der Shop berechnet sie mit den Kosten der Lieferung.',
          en: 'No withdrawal has waited longer than 14 days for its refund. The shop works it out with the cost of delivery.',
        },
      }
    return {
      state: 'red',
      text: {
        de: 'Bei diesen Widerrufen ist die Frist vorbei. Zahlen Sie das Geld zurück, und tragen Sie es ein.',
        en: 'The time for these withdrawals is over. Pay the money back, and enter it.',
      },
      links: rows.map(({ id, number }) => ({
        label: { de: `Widerruf ${number}`, en: `Withdrawal ${number}` },
        path: `shop/returns/${id}`,
      })),
    }
  },
})

export const returnRules = [withdrawalFunction, policyBefore, policyWithFunction, refundInTime]

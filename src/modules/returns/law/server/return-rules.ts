import { createHash } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { Scope } from '#kernel/server/context.ts'
import { type LegalLink, type LegalVerdict, legalRule } from '#kernel/server/manifest/legal-rule.ts'
import { isOpenToVisitors, readAsVisitor } from '#kernel/server/site/served/read-as-visitor.ts'
import { pageWords, WITHDRAWAL_POLICY } from '#modules/orders/server/api.ts'
import { sellingRule } from '#modules/shop/server/api.ts'
import { messages } from '../../messages.ts'
import { endedShort, owedPart } from '../../returns/server/owed.ts'
import type { ReturnTables } from '../../server/tables.ts'
import { withdrawalPage } from '../../withdrawal/page.ts'
import { missingSentences, namesFunction, POLICY_MODELS, type PolicyModel } from './policy-words.ts'

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
    en: '“Withdraw from contract” is on every page, without signing in',
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
          en: 'The button is at the foot of every page and leads to the form. Receipt is confirmed at once with date and time.',
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

const NAMING_FUNCTION = {
  de: 'Die Widerrufsbelehrung folgt dem amtlichen Text und nennt den Widerruf auf der Website',
  en: 'The withdrawal policy follows the official text and names withdrawing on the website',
}

/** A rule for each wording of the model, in force as long as the wording is. */
const policyRules = POLICY_MODELS.map((model) => {
  const { sentences, namesFunction: isNamed, ...period } = model
  return sellingRule<ReturnTables>({
    ...POLICY_RULE,
    ...period,
    title: isNamed ? NAMING_FUNCTION : POLICY_RULE.title,
    check: (scope) => judgePolicy(scope, model),
  })
})

async function judgePolicy(scope: Scope<ReturnTables>, model: PolicyModel): Promise<LegalVerdict> {
  const found = await pageWords(scope, WITHDRAWAL_POLICY)
  if (!found)
    return {
      state: 'red',
      text: {
        de: `Unter ${WITHDRAWAL_POLICY} ist keine Seite veröffentlicht. Legen Sie dort eine mit dem amtlichen Muster an (Anlage 1 zu Art. 246a EGBGB).`,
        en: `No page is published at ${WITHDRAWAL_POLICY}. Make one there with the official model (Anlage 1 zu Art. 246a EGBGB).`,
      },
      links: [{ label: { de: 'Seite anlegen', en: 'Make a page' }, path: 'pages/browse?new=page' }],
    }
  const { page, words } = found
  const links = [
    {
      label: { de: 'Widerrufsbelehrung bearbeiten', en: 'Edit the withdrawal policy' },
      path: `pages/edit/${page}`,
    },
  ]
  if (model.namesFunction && !namesFunction(words))
    return { state: 'red', text: FUNCTION_MISSING, links }
  const seen = createHash('sha256').update(words).digest('base64url')
  const [missing] = missingSentences(words, model)
  if (missing)
    return { state: 'red', text: deviation(missing), links, confirm: { seen, ...CHECKED } }
  return {
    state: 'yellow',
    text: {
      de: 'Die Belehrung enthält Sätze des amtlichen Musters. Vergleichen Sie sie einmal ganz mit dem Muster, und bestätigen Sie das. Nach jeder Änderung wird neu gefragt.',
      en: 'The policy has sentences of the official model. Compare all of it with the model once and confirm that. After every change you are asked again.',
    },
    links,
    confirm: {
      seen,
      label: { de: 'Unser Text folgt dem Muster', en: 'Our text follows the model' },
      done: CHECKED.done,
    },
  }
}

const FUNCTION_MISSING = {
  de: 'Die Widerrufsbelehrung nennt nicht, dass man den Vertrag auch auf der Website widerrufen kann. Ergänzen Sie die Adresse /widerruf.',
  en: 'The withdrawal policy does not say that people can withdraw on the website, too. Add the address /widerruf.',
}

/** Another text may be lawful as well, e.g. with more days than the law grants; a lawyer can tell. */
function deviation(sentence: string): LegalVerdict['text'] {
  return {
    de: `Die Widerrufsbelehrung weicht vom amtlichen Muster ab. Dort steht: „${sentence}“ Übernehmen Sie den Satz, oder lassen Sie Ihren Text rechtlich prüfen.`,
    en: `The withdrawal policy differs from the official model, which says: “${sentence}” Take the sentence over, or have your text checked by a lawyer.`,
  }
}

const CHECKED = {
  label: { de: 'Unser Text ist rechtlich geprüft', en: 'Our text was checked by a lawyer' },
  done: {
    de: 'Sie haben den Text in dieser Fassung bestätigt. Das Muster-Formular geht als amtlicher Text mit jeder Bestellung hinaus.',
    en: 'You confirmed the text in this wording. The model form goes out with every order as the official text.',
  },
}

const MOST_NAMED = 5

const refundInTime = legalRule<ReturnTables>({
  id: 'L11',
  title: {
    de: 'Rückzahlung binnen 14 Tagen, mit den Kosten der Lieferung',
    en: 'Refund within 14 days, with the cost of delivery',
  },
  source: '§ 357 Abs. 1 bis 4 BGB',
  from: '2022-05-28',
  check: async ({ db }, day) => {
    const owed = await findOverdue(db, { where: IS_OWED, day })
    if (owed.length > 0) return { state: 'red', text: OWED, links: owed }
    const withheld = await findOverdue(db, { where: MAY_WAIT, day })
    if (withheld.length > 0) return { state: 'yellow', text: WITHHELD, links: withheld }
    return {
      state: 'green',
      text: {
        de: 'Kein Widerruf wartet länger als 14 Tage auf seine Rückzahlung. Der Shop berechnet sie mit den Kosten der Lieferung.',
        en: 'No withdrawal has waited longer than 14 days for its refund. The shop works it out with the cost of delivery.',
      },
    }
  },
})

/** Money of the buyer is here, however it came. */
const IS_PAID = sql<boolean>`o.balance > 0`

/** The goods are here or on their way, or nobody waits for them: nothing excuses waiting any longer. */
const IS_OWED = sql<boolean>`(r.state in ('in_transit', 'received', 'inspected') and ${IS_PAID}
  or (r.state in ('accepted', 'accepted_partly') or ${endedShort}) and ${owedPart} > 0)`

/** Nobody knows yet where the goods are, or whose order it is. */
const MAY_WAIT = sql<boolean>`(r.state in ('declared', 'acknowledged', 'label_sent')
  and (o.id is null or ${IS_PAID}))`

const OWED = {
  de: 'Bei diesen Widerrufen ist die Frist vorbei. Zahlen Sie das Geld zurück, und tragen Sie es ein.',
  en: 'The time for these withdrawals is over. Pay the money back, and enter it.',
}

const WITHHELD = {
  de: 'Bei diesen Widerrufen sind 14 Tage vorbei, und die Ware ist noch nicht zurück. Solange dürfen Sie warten, außer der Kunde hat belegt, dass sie unterwegs ist, oder Sie haben gar nichts geliefert. Prüfen Sie das.',
  en: 'For these withdrawals 14 days are over, and the goods are not back yet. You may wait for them, unless the customer has proved that they are on their way, or you never delivered anything. Check that.',
}

type Overdue = { where: RawBuilder<boolean>; day: string }

/** The first whose time is over, each with the way to it. */
async function findOverdue(
  db: Kysely<ReturnTables>,
  { where, day }: Overdue,
): Promise<LegalLink[]> {
  const { rows } = await sql<{ id: string; number: string }>`
    select r.id, r.number from returns r left join orders o on o.id = r.order_id
    where r.kind = 'withdrawal' and (o.id is null or not o.test) and ${where} and r.due_on < ${day}::date
    order by r.due_on, r.id limit ${MOST_NAMED}`.execute(db)
  return rows.map(({ id, number }) => ({
    label: { de: `Widerruf ${number}`, en: `Withdrawal ${number}` },
    path: `shop/returns/${id}`,
  }))
}

export const returnRules = [withdrawalFunction, ...policyRules, refundInTime]

import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { toWallTime } from '#kernel/i18n/berlin-time.ts'
import type { Scope } from '#kernel/server/context.ts'
import type { LegalRule } from '#kernel/server/manifest/legal-rule.ts'
import { shopSection } from '../../config.ts'
import type { CheckedRule } from '../law.calls.ts'

/** Today in Europe/Berlin, where these laws begin at midnight. */
export function today(): string {
  return toWallTime(new Date().toISOString())?.day ?? ''
}

/**
 * Every rule of the modules that are on, judged by the law of a day: what has ended by then is left
 * out, what begins later is named as coming. One after the other, so that visitors never wait for it.
 */
export async function checkLaw(scope: Scope<never>, day: string): Promise<CheckedRule[]> {
  const checked: CheckedRule[] = []
  for (const rule of rulesOn(scope, day)) checked.push(await judge(scope, rule, day))
  return checked
}

/** The rule with this id that is in force on a day. */
export async function checkRule(
  scope: Scope<never>,
  { id, day }: { id: string; day: string },
): Promise<CheckedRule | undefined> {
  const rule = rulesOn(scope, day).find((one) => one.id === id && one.from <= day)
  return rule && judge(scope, rule, day)
}

/** Whether something is red; the first that is ends the search. */
export async function breaksLaw(scope: Scope<never>, day: string): Promise<boolean> {
  for (const rule of rulesOn(scope, day).filter(({ from }) => from <= day))
    if ((await judge(scope, rule, day)).state === 'red') return true
  return false
}

function rulesOn({ config, modules }: Scope<never>, day: string): LegalRule[] {
  const enabled = config.get(enabledComponentsSection)
  return modules
    .filter((module) => isComponentEnabled(enabled, module))
    .flatMap(({ law = [] }) => law)
    .filter(({ until }) => until === undefined || day <= until)
    .toSorted((a, b) => numbered(a, b) || a.from.localeCompare(b.from))
}

/** 'L2' comes before 'L10'. */
function numbered(a: LegalRule, b: LegalRule): number {
  return a.id.localeCompare(b.id, 'en', { numeric: true })
}

async function judge(scope: Scope<never>, rule: LegalRule, day: string): Promise<CheckedRule> {
  const { lang, config } = scope
  const { id, title, source, from, until = null } = rule
  const isComing = day < from
  const found = await rule.check(scope, isComing ? from : day)
  const { confirm, links = [] } = found
  const isConfirmed = confirm && config.get(shopSection).law.confirmed[id] === confirm.seen
  const verdict = isConfirmed ? 'green' : found.state
  return {
    id,
    title: title[lang],
    source,
    valid_from: from,
    valid_until: until,
    state: isComing ? 'coming' : verdict,
    verdict,
    hint: (isConfirmed ? confirm.done : found.text)[lang],
    links: links.map(({ label, path }) => ({ label: label[lang], path })),
    confirm: confirm && !isConfirmed ? { seen: confirm.seen, label: confirm.label[lang] } : null,
  }
}

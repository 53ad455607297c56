import fc from 'fast-check'
import { z } from 'zod'
import { serverModules } from '#app/modules.server.ts'
import { SYSTEM } from '#kernel/access/roles.ts'
import type { ConfigSection } from '#kernel/contract/config-section.ts'
import { kernelSections } from '#kernel/contract/sections/kernel-sections.ts'
import { StarterOrder } from '#modules/starter/contract.ts'
import { arbitraryOf } from './arbitrary-of.ts'
import type { Wishes } from './cases-of.ts'

/** No case may reach another machine, so a host is this one, or no name at all. */
const host = fc.constantFrom('127.0.0.1', 'localhost', '::1', '', 'a b', "'", '\u0000', '[', 'ä')
/** Most things that cases make are never changed, so this is the version they are at. */
const version = fc.constantFrom(1, 1, 1, 2)
const port = fc.constantFrom(1, 9, 25, 0, -1, 65_536)

/** Another template's pictures take seconds to draw; what is already laid is only changed. */
const sameSite = StarterOrder.extend({ template: z.literal('werkstatt') })

/** Goods that are for sale, and what was shown of them before they are ordered. */
export type OpenCart = { variant: string; review: string }
/** Most strings are no plain words; these are, and odd enough. */
const declaration = fc.record({
  name: fc.constantFrom('Jana Petersen', 'ẞ'.repeat(100), '´', '-- ;'),
  contract: fc.constantFrom('1001', 'Nr. 1001 vom 12.11.', '9'.repeat(60), '-1'),
  contact: fc.constantFrom('jana@example.org', '+49 4841 1234', '@', "o'hara@example.org"),
})

/**
 * What the schemas do not say: sections by name with values of theirs, hosts that are safe, and ids
 * out of a growing list of those that were seen in answers.
 */
export function wishes(ids: readonly string[] = [], cart?: OpenCart): Wishes {
  const fresh = fc.uuid({ version: 7 })
  const seen = fc.constantFrom(SYSTEM.id, ...ids)
  return {
    hints: { byName: { host, port, version }, id: fc.oneof(seen, seen, fresh) },
    bodies: {
      ...settled(),
      ...(cart && cartBodies(cart)),
      'POST /api/v0/return/declare': declaration,
    },
  }
}

function cartBodies({ variant, review }: OpenCart): Wishes['bodies'] {
  const quantity = fc.constantFrom('1', '2', '0.5', '100', '1000000')
  const isAgreed = fc.constantFrom(true, true, true, false)
  const consents = {
    accept_terms: isAgreed,
    accept_special_conditions: isAgreed,
    confirm_age: isAgreed,
    accept_digital: isAgreed,
  }
  return {
    'POST /api/v0/cart/line': fc.record({ variant: fc.constant(variant), quantity }),
    'POST /api/v0/checkout/order': fc.record({ review: fc.constant(review), ...consents }),
  }
}

let known: Record<string, fc.Arbitrary<unknown>> | undefined

/** What no id changes is made once. */
function settled(): Record<string, fc.Arbitrary<unknown>> {
  known ??= {
    'PUT /api/v0/config/': fc.oneof(...allSections().map(sectionBody)),
    'POST /api/v0/starter/': arbitraryOf(sameSite),
  }
  return known
}

export function allSections(): ConfigSection[] {
  return [...kernelSections, ...serverModules.flatMap((module) => module.config ?? [])]
}

function sectionBody(section: ConfigSection): fc.Arbitrary<unknown> {
  return fc.record({
    name: fc.constant(section.name),
    value: arbitraryOf(section.schema, { byName: { host, port } }),
    version: fc.constant(0),
  })
}

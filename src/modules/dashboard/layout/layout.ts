import { z } from 'zod'
import { anyStaff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { requiredText } from '#kernel/contract/fields.ts'

const MOST_WIDGETS = 100

/** Where one widget stands: in the wide column or in the narrow one beside it. */
export const PlacedWidget = z.strictObject({
  name: requiredText(60),
  width: z.enum(['wide', 'narrow']),
  hidden: z.boolean(),
})
export type PlacedWidget = z.infer<typeof PlacedWidget>

export const DashboardLayout = z.strictObject({
  /** In their order; what is not named stands where its module puts it. */
  widgets: z
    .array(PlacedWidget)
    .max(MOST_WIDGETS)
    .refine((widgets) => new Set(widgets.map(({ name }) => name)).size === widgets.length),
  /** 0: nothing was ever arranged. */
  version: z.int().min(0),
})
export type DashboardLayout = z.infer<typeof DashboardLayout>

export const readLayout = endpoint({
  method: 'GET',
  path: '/api/v0/dashboard/layout',
  access: anyStaff,
  passive: true,
  reply: DashboardLayout,
  summary: 'How the caller has arranged the dashboard',
})

export const saveLayout = endpoint({
  method: 'PUT',
  path: '/api/v0/dashboard/layout',
  access: anyStaff,
  body: DashboardLayout,
  reply: DashboardLayout,
  summary: 'Arranges the own dashboard: order, width, hidden widgets',
})

type Known = { name: string; place: 'main' | 'side' }

/**
 * All widgets there are as somebody arranged them. One that came later stands after the last one
 * that its module puts before it; what is gone is left out.
 */
export function arrangeWidgets(
  known: readonly Known[],
  layout: readonly PlacedWidget[],
): PlacedWidget[] {
  const names = new Set(known.map(({ name }) => name))
  const placed = layout.filter(({ name }) => names.has(name))
  for (const [at, { name, place }] of known.entries()) {
    if (placed.some((one) => one.name === name)) continue
    const before = known.slice(0, at).map((one) => one.name)
    const last = placed.findLastIndex((one) => before.includes(one.name))
    placed.splice(last + 1, 0, { name, width: place === 'main' ? 'wide' : 'narrow', hidden: false })
  }
  return placed
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Widget } from '#kernel/admin/module.ts'
import { useCan, useSession } from '#kernel/admin/session.tsx'
import { useModules } from '#kernel/admin/shell/modules-context.tsx'
import { call } from '#kernel/client/call.ts'
import { arrangeWidgets, type PlacedWidget, readLayout, saveLayout } from '../layout.ts'

const KEY = ['dashboard-layout'] as const

export type ShownWidget = { widget: Widget; label: string; placed: PlacedWidget }

/** The widgets this person may see, as they arranged them; undefined until that is known. */
export function useLayout() {
  const client = useQueryClient()
  const known = useWidgets()
  const { data, isError } = useQuery({ queryKey: KEY, queryFn: () => call(readLayout, {}) })
  const version = data?.version ?? 0
  // Whoever cannot load the arrangement sees the usual one.
  const isReady = data !== undefined || isError
  const places = known.map(({ widget: { name, place } }) => ({ name, place }))
  const show = (layout: readonly PlacedWidget[]) =>
    arrangeWidgets(places, layout).flatMap((placed) =>
      known
        .filter(({ widget }) => widget.name === placed.name)
        .map((one): ShownWidget => ({ ...one, placed })),
    )
  const save = async (widgets: PlacedWidget[]) => {
    client.setQueryData(KEY, await call(saveLayout, { body: { widgets, version } }))
  }
  return {
    widgets: isReady ? show(data?.widgets ?? []) : undefined,
    usual: show([]),
    save,
    reload: () => client.invalidateQueries({ queryKey: KEY }),
  }
}

function useWidgets() {
  const can = useCan()
  const { lang } = useSession().user
  return useModules()
    .flatMap(({ label, widgets = [] }) => widgets.map((widget) => ({ widget, label })))
    .filter(({ widget }) => can(widget.access))
    .map(({ widget, label }) => ({ widget, label: (widget.label ?? label)[lang] }))
    .toSorted((a, b) => Number(b.widget.isFirst ?? false) - Number(a.widget.isFirst ?? false))
}

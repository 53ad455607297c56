import { Skeleton } from '@mantine/core'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allows } from '#kernel/access/rules.ts'
import {
  customField,
  type Field,
  type FieldOptions,
  type InputProps,
} from '#kernel/admin/fields/field.ts'
import { ReferenceInput, ReferencesInput } from '#kernel/admin/fields/inputs/reference-inputs.tsx'
import {
  type ReferenceSource,
  reference,
  references,
} from '#kernel/admin/fields/kinds/reference-fields.ts'
import type { LinkedSource } from '#kernel/admin/module.ts'
import { useSession } from '#kernel/admin/session.tsx'
import { useModules } from '#kernel/admin/shell/modules-context.tsx'

/** One thing of a module that this one does not know, by the name of its noun. */
export function thingField(noun: string, options: FieldOptions = {}): Field<string> {
  function ThingInput(props: InputProps<string | null>) {
    const { source, isHere } = useThings(noun)
    const field = useMemo(() => source && reference(source), [source])
    if (!isHere) return null
    return field ? <ReferenceInput {...props} field={field} /> : <Skeleton height={58} />
  }
  return customField<string>({ empty: null, Input: ThingInput }, options)
}

export function thingsField(noun: string, max: number | undefined): Field<string[]> {
  function ThingsInput(props: InputProps<string[]>) {
    const { source, isHere } = useThings(noun)
    const field = useMemo(() => source && references(source, { max }), [source])
    if (!isHere) return null
    return field ? <ReferencesInput {...props} field={field} /> : <Skeleton height={58} />
  }
  return customField<string[]>({ empty: [], Input: ThingsInput })
}

/** Without a source until its module has said how they are found. */
function useThings(noun: string): { source?: ReferenceSource; isHere: boolean } {
  const { has, load } = useThingSources()
  const { data } = useQuery({
    queryKey: ['reference', 'things', noun],
    queryFn: has(noun) ? async () => (await load(noun)) ?? null : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { source: data ?? undefined, isHere: has(noun) }
}

export type ThingSources = {
  /** Whether a module that is switched on has such things, and this person may see them. */
  has(noun: string): boolean
  load(noun: string): Promise<LinkedSource | undefined>
}

/** How the things of all modules are found. */
export function useThingSources(): ThingSources {
  const modules = useModules()
  const { user, matrix } = useSession()
  return useMemo(() => {
    const sourceOf = (noun: string) =>
      modules
        .flatMap(({ things }) => things?.[noun] ?? [])
        .find(({ access }) => allows(access, user, matrix))
    return {
      has: (noun) => sourceOf(noun) !== undefined,
      load: async (noun) => sourceOf(noun)?.load(),
    }
  }, [modules, user, matrix])
}

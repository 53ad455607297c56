import { Skeleton } from '@mantine/core'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { customField, type Field, type InputProps } from '#kernel/admin/fields/field.ts'
import { ReferenceInput, ReferencesInput } from '#kernel/admin/fields/inputs/reference-inputs.tsx'
import {
  type ReferenceSource,
  reference,
  references,
} from '#kernel/admin/fields/reference-fields.ts'
import { useModules } from '#kernel/admin/shell/modules-context.tsx'

/** One thing of a module that this one does not know, by the name of its noun. */
export function thingField(noun: string): Field<string> {
  function ThingInput(props: InputProps<string | null>) {
    const source = useThings(noun)
    const field = useMemo(() => source && reference(source), [source])
    return field ? <ReferenceInput {...props} field={field} /> : <Skeleton height={58} />
  }
  return customField<string>({ empty: null, Input: ThingInput })
}

export function thingsField(noun: string, max: number | undefined): Field<string[]> {
  function ThingsInput(props: InputProps<string[]>) {
    const source = useThings(noun)
    const field = useMemo(() => source && references(source, { max }), [source])
    return field ? <ReferencesInput {...props} field={field} /> : <Skeleton height={58} />
  }
  return customField<string[]>({ empty: [], Input: ThingsInput })
}

/** Undefined until its module has said how they are found. */
function useThings(noun: string): ReferenceSource | undefined {
  const [found] = useModules().flatMap(({ things }) => things?.[noun] ?? [])
  const source = useQuery({
    queryKey: ['reference', 'things', noun],
    queryFn: found ? () => found.load() : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return source.data
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#kernel/client/call.ts'
import { type Import, readImport } from '#kernel/contract/admin/imports.ts'
import { SectionQuery } from '../section-query.tsx'
import type { Kind } from './import-screen.tsx'
import { CheckedImport } from './steps/checked-import.tsx'
import { FinishedImport } from './steps/finished-import.tsx'
import { ImportProgress } from './steps/import-progress.tsx'
import { MapColumns } from './steps/map-columns.tsx'
import { type ImportStep, Steps } from './steps/steps.tsx'

export type StepProps = { item: Import; kind: Kind; onMoved(item: Import): void; onLeave(): void }
type Props = { id: string; kind: Kind; onLeave(): void }

const LOOK_MS = 700

/** Where the state of one import is kept in the browser. */
export const importKey = (id: string) => ['import', id] as const

/** The step an import is at; while the server works, it is asked how far it is. */
export function OpenImport({ id, kind, onLeave }: Props) {
  const client = useQueryClient()
  const [isMapping, setMapping] = useState(false)
  const found = useQuery({
    queryKey: importKey(id),
    queryFn: () => call(readImport, { params: { id } }),
    refetchInterval: ({ state }) => (isWorking(state.data) ? LOOK_MS : false),
  })
  const state = found.data?.state
  useEffect(() => {
    if (state === 'done' || state === 'cancelled' || state === 'undone')
      void client.invalidateQueries({ queryKey: ['collection'] })
  }, [client, state])
  const onMoved = (item: Import) => {
    setMapping(false)
    client.setQueryData(importKey(id), item)
  }
  return (
    <SectionQuery query={found} lines={6}>
      {(item) => {
        const props = { item, kind, onMoved, onLeave }
        return (
          <>
            <Steps at={isMapping ? 'columns' : stepOf(item)} />
            {item.state === 'uploaded' || isMapping ? (
              <MapColumns {...props} />
            ) : item.state === 'checked' ? (
              <CheckedImport {...props} onMap={() => setMapping(true)} />
            ) : isWorking(item) || item.isStuck ? (
              <ImportProgress {...props} />
            ) : (
              <FinishedImport {...props} />
            )}
          </>
        )
      }}
    </SectionQuery>
  )
}

function isWorking(item: Import | undefined): boolean {
  return !item?.isStuck && ['checking', 'running', 'undoing'].includes(item?.state ?? '')
}

function stepOf({ state }: Import): ImportStep {
  if (state === 'uploaded') return 'columns'
  return state === 'checking' || state === 'checked' ? 'check' : 'run'
}

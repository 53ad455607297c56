import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '#kernel/client/call.ts'
import { listImports } from '#kernel/contract/admin/imports.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import { SectionQuery } from '../section-query.tsx'
import { useMessages, useSession } from '../session.tsx'
import { AdminPageHead } from '../shell/admin-page-head.tsx'
import { ImportHistory } from './import-history.tsx'
import { messages } from './messages.ts'
import { OpenImport } from './open-import.tsx'
import { ChooseFile } from './steps/choose-file.tsx'
import { Steps } from './steps/steps.tsx'

export type Kind = Reply<typeof listImports>

/** One import from file to undo; which one is open stands in the address. */
export function ImportScreen({ kind }: { kind: string }) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const [search, setSearch] = useSearchParams()
  const id = search.get('import')
  const found = useQuery({
    queryKey: ['imports', kind],
    queryFn: () => call(listImports, { query: { kind } }),
    refetchOnMount: 'always',
  })
  // English writes nouns small in the middle of a sentence.
  const inSentence = (label: string) => (lang === 'en' ? label.toLowerCase() : label)
  const open = (wanted: string) => setSearch({ import: wanted })
  const leave = () => {
    setSearch({})
    // What was open has its place in the history now.
    void found.refetch()
  }
  return (
    <SectionQuery query={found} lines={6}>
      {(known) => (
        <>
          <AdminPageHead title={t('title', { things: inSentence(known.label) })} />
          <Stack>
            {!known.mayRun && <Text>{t('needs', { things: inSentence(known.label) })}</Text>}
            {id ? (
              <OpenImport key={id} id={id} kind={known} onLeave={leave} />
            ) : (
              <>
                <Steps at="file" />
                <ChooseFile kind={kind} extensions={known.extensions} onUploaded={open} />
                <ImportHistory items={known.items} onOpen={open} />
              </>
            )}
          </Stack>
        </>
      )}
    </SectionQuery>
  )
}

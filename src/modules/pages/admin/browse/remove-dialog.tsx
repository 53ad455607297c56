import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { choice } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { Id } from '#kernel/contract/fields.ts'
import { notify } from '#ui/notification/notify.tsx'
import { deleteManyPages } from '../../contract.ts'
import type { Page } from '../../contract-page.ts'
import { listReferences, type PageReference } from '../../tree/tree.calls.ts'
import { browseMessages, formWords } from '../messages.ts'
import { PAGES } from '../page-keys.ts'
import { pageSource } from '../pickers.tsx'
import classes from './pages-screen.module.css'

const Answer = z.object({ way: z.enum(['page', 'gone']), target: Id.nullable() })

type Props = {
  pages: readonly Page[]
  onClose(): void
  onRemoved(): Promise<unknown>
}

/** What points to the pages, what goes with them, and where their addresses will lead. */
export function RemoveDialog({ pages, onClose, onRemoved }: Props) {
  const t = useMessages(browseMessages)
  const ids = pages.map(({ _id }) => _id)
  const fields = useMemo(() => fieldsFor(), [])
  const found = useFound(ids)
  const heirs = (found.data ?? []).flatMap(({ successor }) => successor ?? [])
  const heir = heirs.find((id) => !ids.includes(id))
  const [first] = pages
  const title =
    first && pages.length === 1
      ? t('remove.titleOne', { title: first.title })
      : t('remove.titleMany', { count: pages.length })
  return (
    <FieldsDialog
      isOpen={pages.length > 0 && !found.isPending}
      title={title}
      text={<Consequences ids={ids} found={found.data ?? []} />}
      submit={t('remove.submit')}
      isDanger
      fields={fields}
      words={wordsOf(formWords, 'remove')}
      schema={Answer}
      start={heir ? { way: 'page', target: heir } : { way: 'gone' }}
      onClose={onClose}
      onSubmit={async ({ way, target }) => {
        const redirect_to = way === 'page' && target ? target : 'gone'
        const { ids: gone } = await call(deleteManyPages, { body: { ids, redirect_to } })
        notify({ content: t('said.removed', { count: gone.length }) })
        await onRemoved()
      }}
    />
  )
}

function useFound(ids: readonly string[]) {
  return useQuery({
    queryKey: [...PAGES, 'references', ...ids],
    queryFn: () => Promise.all(ids.map((id) => call(listReferences, { params: { id } }))),
    enabled: ids.length > 0,
  })
}

type Found = z.output<typeof listReferences.reply>

function Consequences({ ids, found }: { ids: readonly string[]; found: readonly Found[] }) {
  const t = useMessages(browseMessages)
  const below = found.reduce((sum, { numDescendants }) => sum + numDescendants, 0)
  const uses = found.flatMap(({ references }) => references).filter(({ _id }) => !ids.includes(_id))
  return (
    <>
      <Text component="span" display="block" mb="xs">
        {t('remove.text')} {below > 0 && t('remove.below', { count: below })}
      </Text>
      {uses.length > 0 && <Uses uses={uses} />}
    </>
  )
}

function Uses({ uses }: { uses: readonly PageReference[] }) {
  const t = useMessages(browseMessages)
  return (
    <>
      <Text component="span" fw={500}>
        {t('remove.usedBy')}
      </Text>
      <span className={classes.uses}>
        {uses.map(({ _id, lang, title, isLive }) => (
          <span key={`${_id}-${lang}-${isLive}`} className={classes.use}>
            {title} {!isLive && <span className={classes.quiet}>({t('remove.inDraft')})</span>}
          </span>
        ))}
      </span>
    </>
  )
}

function fieldsFor() {
  return {
    way: choice(['page', 'gone'], { required: true }),
    target: reference(pageSource, { required: true, when: ({ way }) => way === 'page' }),
  }
}

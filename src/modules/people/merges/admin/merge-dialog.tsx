import { Button, Stack, Text } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ActionDialog } from '#kernel/admin/dialog/action-dialog.tsx'
import { Comparison } from '#kernel/admin/merge/comparison.tsx'
import { OtherPicker } from '#kernel/admin/merge/other-picker.tsx'
import { useMerge } from '#kernel/admin/merge/use-merge.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminMessages } from '../../admin/messages.ts'
import { personPath } from '../../admin/paths.ts'
import { otherPersonSource } from '../../admin/person-source.ts'
import type { Person } from '../../persons/person.ts'
import { fullName } from '../../persons/shown-name.ts'
import { mergePersons } from '../merge.calls.ts'

type Props = {
  person: Pick<Person, '_id' | 'account'>
  other?: string
  /** Where the one who stays is shown. */
  pathOf?: (id: string) => string
  onClose(): void
}
type Look = { data: Reply<typeof mergePersons> | null | undefined; refetch(): Promise<unknown> }

/**
 * Two persons side by side, and what becomes of them; whoever has an account stays, and whoever is known
 * is proposed to.
 */
export function MergeDialog({ person, other: given, pathOf = personPath, onClose }: Props) {
  const t = useMessages(adminMessages)
  const [other, setOther] = useState<string | null>(given ?? null)
  const [proposal, setProposal] = useState(person.account === null)
  const [choice, setChoice] = useState<boolean>()
  const isSwapped = choice ?? proposal
  const pair =
    other && (isSwapped ? { from: person._id, into: other } : { from: other, into: person._id })
  const swap = () => {
    setProposal(!isSwapped)
    setChoice(undefined)
  }
  const look = useQuery({
    queryKey: ['merge-persons', pair],
    queryFn: () => (pair ? lookAt(pair, choice === undefined, swap) : null),
    enabled: pair !== null,
    gcTime: 0,
    retry: false,
  })
  const { merge, isBusy } = useMergePersons({ onClose, pathOf }, look)
  return (
    <ActionDialog
      title={t('merge.title')}
      submit={t('merge.submit')}
      isBusy={isBusy}
      isReady={Boolean(look.data)}
      size="xl"
      onSubmit={() => void merge()}
      onClose={onClose}
    >
      <Stack gap="md">
        <Text>{t('merge.text')}</Text>
        {!given && (
          <OtherPicker
            source={otherPersonSource(person._id)}
            label={t('duplicates.by')}
            value={other}
            onChange={setOther}
          />
        )}
        {pair && (
          <SectionQuery query={look} lines={5}>
            {(found) => found && <PersonComparison {...found} />}
          </SectionQuery>
        )}
        {look.data && !look.data.into.account && (
          <div>
            <Button
              variant="default"
              leftSection={<IconArrowsExchange {...SMALL_ICON} />}
              onClick={() => setChoice(!isSwapped)}
            >
              {t('merge.swap')}
            </Button>
          </div>
        )}
      </Stack>
    </ActionDialog>
  )
}

/** The one with the account stays: asked the other way round, the sides are swapped. */
async function lookAt(pair: { from: string; into: string }, isProposal: boolean, swap: () => void) {
  try {
    const found = await call(mergePersons, { body: { ...pair, dryRun: true } })
    if (!isProposal || !found.into.isCandidate || found.from.isCandidate) return found
    swap()
    return null
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'account-stays') throw error
    swap()
    return null
  }
}

/** Leads to the one that stays. */
function useMergePersons(
  { onClose, pathOf }: Required<Pick<Props, 'onClose' | 'pathOf'>>,
  look: Look,
) {
  const t = useMessages(adminMessages)
  const client = useQueryClient()
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  return useMerge<Reply<typeof mergePersons>>({
    look,
    send: (body) => call(mergePersons, { body }),
    after: async ({ into }) => {
      // First what is known anew: a form that opens takes what is there, or what was asked for before.
      await client.cancelQueries({ queryKey: ['collection'] })
      await client.invalidateQueries({ queryKey: ['collection'] })
      onClose()
      void navigate(adminPath(pathOf(into._id)))
    },
    done: () => t('merge.done'),
  })
}

const PARTS = [
  'name',
  'company',
  'birthday',
  'contacts',
  'addresses',
  'tags',
  'links',
  'account',
] as const

function PersonComparison({ from, into, result }: Reply<typeof mergePersons>) {
  const t = useMessages(adminMessages)
  return (
    <Comparison
      sides={[
        { head: t('merge.goes'), item: from },
        { head: t('merge.stays'), item: into },
        // What hangs on the one who goes is moved at the end only.
        { head: t('merge.result'), item: { ...result, links: [...into.links, ...from.links] } },
      ]}
      parts={PARTS}
      label={(part) => t(`merge.fields.${part}`)}
      cell={(person, part) => <PartOf person={person} part={part} />}
    />
  )
}

function PartOf({ person, part }: { person: Person; part: (typeof PARTS)[number] }) {
  const t = useMessages(adminMessages)
  if (part === 'name') return fullName(person) || t('unnamed')
  if (part === 'contacts') return person.contacts.map(({ value }) => value).join(', ') || '–'
  if (part === 'addresses') return person.addresses.map(({ city }) => city).join(', ') || '–'
  if (part === 'tags') return person.tags.join(', ') || '–'
  if (part === 'links') return person.links.length
  if (part === 'account') return person.account ? t('merge.yes') : '–'
  return person[part] || '–'
}

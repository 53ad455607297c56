import { Radio, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ActionDialog } from '#kernel/admin/dialog/action-dialog.tsx'
import { Comparison } from '#kernel/admin/merge/comparison.tsx'
import { OtherPicker } from '#kernel/admin/merge/other-picker.tsx'
import { useMerge } from '#kernel/admin/merge/use-merge.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { USERS_KEY } from '../../../admin/keys.ts'
import { adminMessages } from '../../../admin/messages.ts'
import { userPath } from '../../../admin/paths.ts'
import { personName } from '../../../admin/person-name.ts'
import { otherUserSource } from '../../../admin/pickers.tsx'
import { RoleBadges } from '../../../people/admin/marks.tsx'
import type { Person } from '../../../people/admin/user-calls.ts'
import { mergeUsers } from '../../../people/person.calls.ts'
import type { UserRecord } from '../../../people/user.ts'
import { Shares } from '../erase/shares.tsx'

const PARTS = ['name', 'handle', 'company', 'roles', 'number', 'addresses', 'created'] as const

type Look = { data: Reply<typeof mergeUsers> | null | undefined; refetch(): Promise<unknown> }

type Props = { person: Person; onClose(): void }

/** Another account, which of both stays, a comparison, what goes over; then it is done. */
export function MergeDialog({ person, onClose }: Props) {
  const t = useMessages(adminMessages)
  const [other, setOther] = useState<string | null>(null)
  const [stays, setStays] = useState<'this' | 'other'>('this')
  const pair =
    other &&
    (stays === 'this' ? { from: other, into: person._id } : { from: person._id, into: other })
  const look = useQuery({
    queryKey: ['merge', pair],
    queryFn: async () => (pair ? call(mergeUsers, { body: { ...pair, dryRun: true } }) : null),
    enabled: pair !== null,
    gcTime: 0,
  })
  const { merge, isBusy } = useMergeUsers(onClose, look)
  const name = personName(person)
  return (
    <ActionDialog
      title={t('merge.title')}
      submit={t('merge.submit')}
      isDanger
      isBusy={isBusy}
      isReady={Boolean(look.data)}
      size="xl"
      onSubmit={() => void merge()}
      onClose={onClose}
    >
      <Stack gap="md">
        <Text>{t('merge.text', { name })}</Text>
        <OtherPicker
          source={otherUserSource(person._id)}
          label={t('merge.other')}
          value={other}
          onChange={setOther}
        />
        <Radio.Group
          label={t('merge.stays')}
          value={stays}
          onChange={(chosen) => setStays(chosen === 'other' ? 'other' : 'this')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="this" label={t('merge.thisStays', { name })} />
            <Radio value="other" label={t('merge.otherStays')} />
          </Stack>
        </Radio.Group>
        {pair && (
          <SectionQuery query={look} lines={5}>
            {(found) =>
              found && (
                <Stack gap="md">
                  <UserComparison from={found.from} into={found.into} />
                  <div>
                    <Text fw={550} mb="xs">
                      {t('merge.shares')}
                    </Text>
                    <Shares shares={found.shares} />
                  </div>
                </Stack>
              )
            }
          </SectionQuery>
        )}
      </Stack>
    </ActionDialog>
  )
}

/** Leads to the one that stays. */
function useMergeUsers(onClose: () => void, look: Look) {
  const t = useMessages(adminMessages)
  const client = useQueryClient()
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  return useMerge<Reply<typeof mergeUsers>>({
    look,
    send: (body) => call(mergeUsers, { body }),
    after: async ({ from, into }) => {
      onClose()
      void navigate(adminPath(userPath(into._id)))
      client.removeQueries({ queryKey: [...USERS_KEY, 'item', from._id] })
      await client.invalidateQueries({ queryKey: USERS_KEY })
    },
    done: (pair) => t('merge.done', { name: pair ? personName(pair.into) : '' }),
  })
}

/** Both accounts side by side: the one that goes, and the one that stays. */
function UserComparison({ from, into }: { from: UserRecord; into: UserRecord }) {
  const t = useMessages(adminMessages)
  return (
    <Comparison
      sides={[
        { head: t('merge.goes'), item: from },
        { head: t('merge.remains'), item: into },
      ]}
      parts={PARTS}
      label={(part) => t(`merge.parts.${part}`)}
      cell={(user, part) => <PartOf user={user} part={part} />}
    />
  )
}

function PartOf({ user, part }: { user: UserRecord; part: (typeof PARTS)[number] }) {
  const { lang } = useSession().user
  if (part === 'name') return personName(user)
  if (part === 'handle') return user.handle
  if (part === 'company') return user.userData.company || '–'
  if (part === 'roles') return <RoleBadges value={user.roles} />
  if (part === 'number') return user.customer_number ?? '–'
  if (part === 'addresses') return user.userData.addresses.length
  return formatMoment(user.created, lang)
}

import { Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { notify } from '#ui/notification/notify.tsx'
import {
  checkDkimKey,
  createDkimKey,
  type DkimCheck,
  deleteDkimKey,
  listDkimKeys,
} from '../dkim.calls.ts'
import classes from './dkim-card.module.css'
import { DkimKeyCard } from './dkim-key-card.tsx'
import { dkimMessages } from './messages.ts'
import { NewKeyForm } from './new-key-form.tsx'

const KEY = ['config', 'dkim']

/** Signatures of mails: makes keys, shows what belongs into DNS, and looks whether it is there. */
export function DkimCard() {
  const t = useMessages(dkimMessages)
  const keys = useQuery({ queryKey: KEY, queryFn: () => call(listDkimKeys, {}) })
  const { make, check, remove, checks } = useDkimActions()
  return (
    <SectionQuery query={keys} lines={3}>
      {({ keys: all, domains }) => (
        <div className={classes.card}>
          {all.length === 0 && <Text>{t('none')}</Text>}
          <ul className={classes.keys}>
            {all.map((key) => (
              <DkimKeyCard
                key={key._id}
                dkimKey={key}
                check={checks.get(key._id)}
                isChecking={check.isPending && check.variables === key._id}
                isRemoving={remove.isPending && remove.variables === key._id}
                onCheck={() => check.mutate(key._id)}
                onRemove={() => remove.mutate(key._id)}
              />
            ))}
          </ul>
          <NewKeyForm
            suggested={
              domains.find((domain) => !all.some((key) => key.domain === domain)) ??
              domains[0] ??
              ''
            }
            hasKeys={all.length > 0}
            isBusy={make.isPending}
            onMake={(wanted) => make.mutate(wanted)}
          />
        </div>
      )}
    </SectionQuery>
  )
}

type NewKey = { domain: string; algorithm: 'rsa' | 'ed25519' }

function useDkimActions() {
  const t = useMessages(dkimMessages)
  const say = useFailureWords()
  const client = useQueryClient()
  const [checks, setChecks] = useState<ReadonlyMap<string, DkimCheck>>(new Map())
  const told = {
    onError: (error: Error) =>
      notify({ type: 'error', content: t('failed', { message: say(error) }) }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  }
  const make = useMutation({
    mutationFn: (body: NewKey) => call(createDkimKey, { body }),
    onSuccess: () => notify({ content: t('made') }),
    ...told,
  })
  const check = useMutation({
    mutationFn: (id: string) => call(checkDkimKey, { params: { id }, body: {} }),
    onSuccess: (found, id) => setChecks((known) => new Map(known).set(id, found)),
    ...told,
  })
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteDkimKey, { params: { id } }),
    onSuccess: () => notify({ content: t('removed') }),
    ...told,
  })
  return { make, check, remove, checks }
}

import { Alert, Button, Stack } from '@mantine/core'
import { useTexts } from '#kernel/admin/session.tsx'
import { useLoginAddress } from '#kernel/admin/shell/session/login-address.ts'
import { adminTexts } from '../texts.ts'

/** It has happened: everyone is signed out, so the way on is to sign in. */
export function RestoreDone() {
  const t = useTexts(adminTexts)
  const address = useLoginAddress()
  return (
    <Stack gap="md" align="flex-start">
      <Alert color="green" role="status">
        {t('restore.done')}
      </Alert>
      <Button component="a" href={address}>
        {t('restore.signIn')}
      </Button>
    </Stack>
  )
}

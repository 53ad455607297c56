import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAdminPath } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { offerStarter } from '../contract.ts'
import { START } from './paths.ts'

/** Leads the first admin who comes to an untouched sample site to the wizard, once. */
export function FirstVisit() {
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const isDashboard = useLocation().pathname === adminPath('')
  const hasAsked = useRef(false)
  useEffect(() => {
    if (!isDashboard || hasAsked.current) return
    hasAsked.current = true
    call(offerStarter, {}).then(
      ({ isFirst }) => isFirst && navigate(adminPath(START)),
      () => undefined,
    )
  }, [isDashboard, navigate, adminPath])
  return null
}

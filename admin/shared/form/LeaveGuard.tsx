import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { UnsavedDialog } from '#admin/shared/ui/capas/UnsavedDialog.tsx'
import { pageOf } from './page-of.ts'
import { hasUnsaved } from './use-leave-guard.ts'
import type { ReactElement } from 'react'
import type { Location } from 'react-router-dom'

/** The page and the tab of it: a tab that is left takes its fields with it. */
function placeOf(location: Location): string {
  return `${pageOf(location)} ${new URLSearchParams(location.search).get('seccion') ?? ''}`
}

/**
 * Asks before a page or a tab with changes that nobody saved is left: the one blocker of the portal, in its frame or in the
 * page that stands in its place.
 */
export function LeaveGuard(): ReactElement | null {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => placeOf(currentLocation) !== placeOf(nextLocation) && hasUnsaved(),
  )
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent): void => {
      if (hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [])
  if (blocker.state !== 'blocked') return null
  return (
    <UnsavedDialog
      what="lo que cambiaste en esta página"
      onLeave={() => blocker.proceed()}
      onStay={() => blocker.reset()}
    />
  )
}

import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Dialog } from '#admin/shared/ui/Dialog.tsx'
import { pageOf } from './page-of.ts'
import { hasUnsaved } from './use-leave-guard.ts'
import type { ReactElement } from 'react'

/** Asks before a page with changes that nobody saved is left: the one blocker of the portal, in its frame. */
export function LeaveGuard(): ReactElement | null {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => pageOf(currentLocation) !== pageOf(nextLocation) && hasUnsaved(),
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
    <Dialog
      open
      title="Tienes cambios sin guardar"
      onClose={() => blocker.reset()}
      footer={
        <>
          <Button variant="danger" onClick={() => blocker.proceed()}>
            Salir sin guardar
          </Button>
          <Button variant="primary" onClick={() => blocker.reset()}>
            Quedarme
          </Button>
        </>
      }
    >
      <p>Si sales ahora se pierde lo que cambiaste en esta página.</p>
    </Dialog>
  )
}

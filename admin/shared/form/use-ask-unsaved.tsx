import { useState } from 'react'
import { UnsavedDialog } from '#admin/shared/ui/capas/UnsavedDialog.tsx'
import { hasUnsaved } from './use-leave-guard.ts'
import type { ReactNode } from 'react'

/**
 * Asks before a form in sight is filled with something else, in the dialog of unsaved work: `ask` goes on at once where nothing
 * typed would be lost. `what` is what would be: "lo que escribiste de la constante".
 */
export function useAskUnsaved(what: string): { readonly ask: (go: () => void) => void; readonly dialog: ReactNode } {
  const [going, setGoing] = useState<(() => void) | null>(null)
  return {
    ask: (go) => {
      if (hasUnsaved()) setGoing(() => go)
      else go()
    },
    dialog: going && (
      <UnsavedDialog
        replaces
        what={what}
        onLeave={() => {
          setGoing(null)
          going()
        }}
        onStay={() => setGoing(null)}
      />
    ),
  }
}

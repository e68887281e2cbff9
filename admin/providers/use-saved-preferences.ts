import { useCallback, useEffect, useRef, useState } from 'react'
import { PREFERENCIAS_INICIALES } from '#domain/usuarios/preferencias.ts'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import { preferenceSaver } from './preference-saver.ts'
import { useSessionState } from './session-context.ts'
import type { Preferencias } from '#domain/usuarios/preferencias.ts'

const NOT_KEPT = 'No se pudo guardar cómo ves el portal: lo elegido vale hasta que cierres esta página.'

type Change = (current: Preferencias) => Preferencias

/** The preferences of who is in, from the first paint on, and how to change them; without a session, the initial ones. */
export function useSavedPreferences(): readonly [Preferencias, (change: Change) => void] {
  const { session } = useSessionState()
  const userId = session?.user.id ?? null
  const [chosen, setChosen] = useState<{ readonly userId: number | null; readonly preferencias: Preferencias }>()
  const own = chosen?.userId === userId ? chosen.preferencias : undefined
  const preferencias = own ?? session?.preferencias ?? PREFERENCIAS_INICIALES
  const latest = useRef(preferencias)
  useEffect(() => {
    latest.current = preferencias
  }, [preferencias])
  useTold()
  const change = useCallback(
    (next: Change): void => {
      latest.current = next(latest.current)
      setChosen({ userId, preferencias: latest.current })
      if (userId !== null) preferenceSaver.schedule(latest.current)
    },
    [userId],
  )
  return [preferencias, change]
}

/** Says once that choices are not kept, until they are again; leaving the page sends what is pending. */
function useTold(): void {
  const { notice } = useToast()
  const failing = useRef(false)
  useEffect(() => {
    preferenceSaver.onResult = (kept) => {
      if (!kept && !failing.current) notice(NOT_KEPT)
      failing.current = !kept
    }
    const leave = (): void => void preferenceSaver.flush()
    window.addEventListener('pagehide', leave)
    return () => {
      preferenceSaver.onResult = () => undefined
      window.removeEventListener('pagehide', leave)
    }
  }, [notice])
}

import { useEffect, useState, useSyncExternalStore } from 'react'
import { formatHora } from '#domain/dia-mexico.ts'
import { DraftSaver } from './draft-saver.ts'
import type { DraftPorts, DraftState, StoredDraft } from './draft-saver.ts'
import type { SaveState } from '#admin/shared/ui/acciones/WizardFooter.tsx'

/** The saver of a screen. What is pending is sent when the tab is hidden and when the network comes back. */
export function useDraftSaver<Body, Stored extends StoredDraft>(
  stored: Stored | null,
  ports: DraftPorts<Body, Stored>,
): { saver: DraftSaver<Body, Stored>; state: DraftState<Stored> } {
  const [saver] = useState(() => new DraftSaver<Body, Stored>(stored, ports))
  useEffect(() => {
    saver.ports = ports
  })
  useEffect(() => {
    const flush = (): void => void saver.flush()
    const warn = (event: BeforeUnloadEvent): void => {
      if (saver.dirty) event.preventDefault()
    }
    window.addEventListener('online', flush)
    window.addEventListener('beforeunload', warn)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [saver])
  return { saver, state: useSyncExternalStore(saver.subscribe, saver.snapshot) }
}

/** What the footer says of a draft: "Guardado 10:42", "Sin conexión; se guardará al volver". */
export function saveMark<Stored>(state: DraftState<Stored>, retry: () => void): SaveState {
  switch (state.kind) {
    case 'idle':
      return { kind: 'none' }
    case 'saving':
      return { kind: 'saving' }
    case 'saved':
      return { kind: 'saved', time: formatHora(Date.parse(state.at)) }
    case 'offline':
      return {
        kind: 'failed',
        message: state.ocupado
          ? 'El servidor está ocupado; se guardará en cuanto responda'
          : 'Sin conexión; se guardará al volver',
      }
    case 'gone':
      return { kind: 'failed', message: 'Este borrador ya se envió o se descartó: lo que cambies aquí no se guarda' }
    case 'failed':
      return { kind: 'failed', message: state.message, onRetry: retry }
    case 'conflict':
      return { kind: 'failed', message: 'Hay otra versión del borrador' }
  }
}

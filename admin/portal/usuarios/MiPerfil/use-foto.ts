import { api } from '#admin/providers/api-client.ts'
import { useSessionState } from '#admin/providers/session-context.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { squareFoto } from './square-foto.ts'

interface Foto {
  readonly upload: (file: File) => void
  readonly remove: () => void
  readonly busy: boolean
  readonly error: unknown
}

/** Changes the person's photo; what the frame shows beside the name follows. */
export function useFoto(): Foto {
  const { reload } = useSessionState()
  const { run, busy, error } = useAct({
    call: async (file: File | null): Promise<void> => {
      if (file === null) return api.call('DELETE /api/mi-cuenta/foto')
      const form = new FormData()
      form.set('file', await squareFoto(file), 'foto.jpg')
      await api.upload('POST /api/mi-cuenta/foto', form)
    },
    keys: [reload],
    toast: (_done, file) => (file === null ? 'Se quitó tu fotografía.' : 'Se guardó tu fotografía.'),
  })
  return { upload: run, remove: () => run(null), busy, error }
}

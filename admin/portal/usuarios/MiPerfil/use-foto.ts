import { useMutation } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { useSessionState } from '#admin/providers/session-context.ts'
import { useToast } from '#admin/shared/ui/toast-context.ts'
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
  const toast = useToast()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File | null): Promise<void> => {
      if (file === null) return api.delete('/api/mi-cuenta/foto')
      const form = new FormData()
      form.set('file', await squareFoto(file), 'foto.jpg')
      await api.upload('/api/mi-cuenta/foto', form)
    },
    onSuccess: async (_done, file) => {
      await reload()
      toast.success(file === null ? 'Se quitó tu fotografía.' : 'Se guardó tu fotografía.')
    },
  })
  return { upload: (file) => mutate(file), remove: () => mutate(null), busy: isPending, error }
}

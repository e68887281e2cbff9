import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import type { ConstanteDocumentada } from '#domain/fondos/constante.ts'
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'

const KEY = ['variables']
const PATH = '/api/variables'

export function useConstantes(): UseQueryResult<ConstanteDocumentada[]> {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.get<ConstanteDocumentada[]>(PATH, { signal }) })
}

export interface ConstanteTecleada {
  readonly nombre: string
  readonly valor: string
  readonly desde: string
}

/** Records a value; told once the list shows it. */
export function useGuardarConstante(
  onDone: () => void,
): UseMutationResult<ConstanteDocumentada, Error, ConstanteTecleada> {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (datos: ConstanteTecleada) => api.post<ConstanteDocumentada>(PATH, datos),
    onSuccess: async ({ NOMBRE, VALOR }) => {
      await client.invalidateQueries({ queryKey: KEY })
      toast.success(`${NOMBRE} quedó en ${VALOR}.`)
      onDone()
    },
  })
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RecordSaves } from '#admin/panel/edicion/record-saves.ts'
import { api } from '#admin/providers/api-client.ts'
import type { OpcionesUsuario, UsuarioDatos, UsuarioPanel } from '#domain/usuarios/usuario.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** Profiles and places that an account can have. */
export function useOpciones(): UseQueryResult<OpcionesUsuario> {
  return useQuery({
    queryKey: ['usuarios', 'opciones'],
    queryFn: ({ signal }) => api.call('GET /api/panel/usuarios/opciones', { signal }),
    staleTime: 60_000,
  })
}

const saves = new RecordSaves()

/** Saves fields of an account and has every list ask again, also when it was refused: somebody else may have saved it. */
export function useSaveUsuario(): (usuario: UsuarioPanel, fields: Partial<UsuarioDatos>) => Promise<UsuarioPanel> {
  const client = useQueryClient()
  return async ({ id, version }, fields) => {
    try {
      return await saves.save(id, version, (seen) =>
        api.call('PUT /api/panel/usuarios/:id', { params: { id }, body: { version: seen, ...fields } }),
      )
    } finally {
      await client.invalidateQueries({ queryKey: ['usuarios'] })
    }
  }
}

import { useQuery } from '@tanstack/react-query'
import { RecordSaves } from '#admin/panel/edicion/record-saves.ts'
import { api } from '#admin/providers/api-client.ts'
import type { PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
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

/** Saves fields of an account as it was seen, after what this screen is still saving of it. */
export function saveUsuario(
  { id, version }: UsuarioPanel,
  fields: Partial<UsuarioDatos>,
): Promise<UsuarioPanel | PropuestaHecha> {
  return saves.save(id, version, (seen) =>
    api.call('PUT /api/panel/usuarios/:id', { params: { id }, body: { version: seen, ...fields } }),
  )
}

import type { Actor } from '#domain/acceso/actor.ts'
import { fechaHoraEnMexico } from '#domain/dia-mexico.ts'
import { TEXTO_ESTADO_USUARIO, unidadDeUsuario, type UsuarioPanel } from '#domain/usuarios/usuario.ts'
import { exportarLista } from '#api/files/exportar-lista.ts'
import type { ColumnaExporte, SalidaExporte } from '#api/files/tabla-exportada.ts'
import { listTodos } from './list-usuarios.ts'

/** Without being asked for others, those that the load of accounts reads again, and two more. */
export const EXPORTADAS_USUARIOS: readonly ColumnaExporte<UsuarioPanel>[] = [
  { clave: 'id', titulo: 'ID', siSePide: true, valor: ({ id }) => id },
  { clave: 'usuario', titulo: 'Usuario', valor: ({ usuario }) => usuario },
  { clave: 'nombre', titulo: 'Nombre', valor: ({ nombre }) => nombre },
  { clave: 'correo', titulo: 'Correo', valor: ({ correo }) => correo },
  { clave: 'perfil', titulo: 'Perfil', valor: ({ perfil }) => perfil },
  { clave: 'entidad', titulo: 'Entidad', valor: ({ entidad }) => entidad },
  { clave: 'adscripcion', titulo: 'Adscripción', valor: ({ adscripcion }) => adscripcion },
  { clave: 'dependencia', titulo: 'Dependencia', valor: ({ dependencia }) => dependencia },
  { clave: 'lugar', titulo: 'Dependencia', siSePide: true, valor: unidadDeUsuario },
  { clave: 'estado', titulo: 'Estado', valor: ({ estado }) => TEXTO_ESTADO_USUARIO[estado] },
  {
    clave: 'acceso',
    titulo: 'Último acceso',
    valor: ({ ultimoAccesoAt }) => (ultimoAccesoAt ? fechaHoraEnMexico(ultimoAccesoAt) : 'Nunca'),
  },
]

/**
 * Every account that the question leaves, as CSV that the load reads again, or with the columns in sight, as CSV or a
 * workbook. A cell that a spreadsheet would take for a formula is made text by a leading apostrophe. Noted in the bitácora.
 */
export function exportUsuarios(
  actor: Actor,
  query: { readonly sort?: unknown; readonly filter?: unknown },
  salida: SalidaExporte,
): Promise<ReadableStream<Uint8Array>> {
  const usuarios = new Map<number, UsuarioPanel>()
  const lista = {
    hoja: 'Usuarios',
    columnas: EXPORTADAS_USUARIOS,
    acto: 'usuarios.exportar',
    objeto: 'usuarios',
    ids: async () => {
      for (const usuario of await listTodos(actor, query)) usuarios.set(usuario.id, usuario)
      return [...usuarios.keys()]
    },
    load: (ids: readonly number[]) => Promise.resolve(ids.flatMap((id) => usuarios.get(id) ?? [])),
    nota: (cuantos: number) => ({ usuarios: cuantos }),
  } as const
  return exportarLista(actor, lista, salida)
}

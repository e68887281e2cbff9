import { claveIssues } from '#domain/usuarios/clave.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRow } from '#api/db/sql.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { broken } from '#api/errors.ts'
import { isClaveFiltrada } from './claves-filtradas.ts'
import { hashPassword } from './password.ts'

type ContextoRow = Pick<RowOf<UsuarioModel>, 'usuario' | 'nombre' | 'correo'> & { readonly instituto: string | null }

/** The hash of a new password of `usuarioId` that may be kept. Throws 422 at `nueva`. */
export async function hashClaveNueva(usuarioId: number, nueva: string, actual = ''): Promise<string> {
  const row = await selectRow<ContextoRow>(
    `SELECT usuario, nombre, correo, (SELECT nombre FROM instituto ORDER BY id LIMIT 1) AS instituto
     FROM usuarios WHERE id = $1`,
    [usuarioId],
  )
  const contexto = row ? [row.usuario, row.nombre, row.correo, row.instituto ?? ''] : []
  const issues = claveIssues(nueva, actual, contexto)
  if (issues.length > 0) throw broken(issues)
  if (await isClaveFiltrada(nueva))
    throw broken([
      {
        path: 'nueva',
        code: 'filtrada',
        message: 'Esa contraseña apareció en listas de contraseñas robadas: elige otra.',
      },
    ])
  return hashPassword(nueva)
}

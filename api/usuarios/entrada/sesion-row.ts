import type { RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { onReset } from '#api/memory.ts'
import type { PerfilModel } from '#api/acceso/models/PerfilModel.ts'
import type { DosPasosModel } from '#api/usuarios/models/DosPasosModel.ts'
import type { SesionModel } from '#api/usuarios/models/SesionModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'

/** A session with what of its account, profile and second step says whether it may go on. */
export type SesionRow = Pick<
  RowOf<SesionModel>,
  'token_hash' | 'usuario_id' | 'ultimo_uso_at' | 'vence_at' | 'ver_como_perfil_id' | 'ver_como_unidad_id'
> &
  Pick<RowOf<UsuarioModel>, 'perfil_id' | 'version' | 'debe_cambiar_clave'> &
  Pick<RowOf<PerfilModel>, 'exige_dos_pasos'> &
  Pick<RowOf<DosPasosModel>, 'confirmado_at'> & { readonly derechos: number }

const SESION_SQL = `SELECT s.token_hash, s.usuario_id, s.ultimo_uso_at, s.vence_at, s.ver_como_perfil_id,
    s.ver_como_unidad_id, u.debe_cambiar_clave, u.perfil_id, u.version, p.exige_dos_pasos, d.confirmado_at, v.n AS derechos
  FROM sesiones s JOIN usuarios u ON u.id = s.usuario_id JOIN perfiles p ON p.id = u.perfil_id
    JOIN derechos_version v ON v.id = 1 LEFT JOIN dos_pasos d ON d.usuario_id = u.id
  WHERE u.activo AND s.token_hash IN`

/** Sessions of one statement. */
const JUNTAS = 8

interface Espera {
  readonly tokenHash: string
  readonly resolve: (row: SesionRow | null) => void
  readonly reject: (error: unknown) => void
}

let esperan: Espera[] = []
onReset(() => {
  esperan = []
})

/**
 * The session of an active account, or null. Calls that arrive together ask together: to wake a thread of the database costs
 * more than to find the row. The statement is sent after they all arrived, so that none is told of a session ended before.
 */
export function findSesionRow(tokenHash: string): Promise<SesionRow | null> {
  return new Promise((resolve, reject) => {
    if (esperan.length === 0) setImmediate(preguntar)
    esperan.push({ tokenHash, resolve, reject })
  })
}

function preguntar(): void {
  const todas = esperan
  esperan = []
  for (let from = 0; from < todas.length; from += JUNTAS) void preguntarPor(todas.slice(from, from + JUNTAS))
}

async function preguntarPor(juntas: readonly Espera[]): Promise<void> {
  const hashes = [...new Set(juntas.map(({ tokenHash }) => tokenHash))]
  const binds = new Binds()
  try {
    const rows = await selectRows<SesionRow>(`${SESION_SQL} (${binds.addAll(padded(hashes))})`, binds.values)
    const byHash = new Map(rows.map((row) => [row.token_hash, row]))
    for (const { tokenHash, resolve } of juntas) resolve(byHash.get(tokenHash) ?? null)
  } catch (error) {
    for (const { reject } of juntas) reject(error)
  }
}

/** One hash as it is, more up to JUNTAS with the last one again: two texts to prepare in all. */
const padded = (hashes: readonly string[]): readonly string[] =>
  hashes.length === 1 ? hashes : Array.from({ length: JUNTAS }, (_, n) => hashes[n] ?? hashes[hashes.length - 1] ?? '')
